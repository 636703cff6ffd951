/**
 * The kind of a refusal decides its REST status: invalid 400, forbidden 403, not-found 404, conflict 409, too-large
 * 413, too-many 429.
 */
export type RefusalKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many';

/** More facts about a refusal: its form field, and values for the translated sentence. */
export interface RefusalDetails {
  field?: string;
  params?: Record<string, string | number>;
  /** What to send instead, in English. For programs that call REST, because they have no page that asks the user. */
  hint?: string;
  /** Of a call about many things: the refused ones, each with its reason. */
  rows?: readonly RefusedRow[];
}

/** A refused row of a call about many things. */
export interface RefusedRow {
  /** The thing's id. */
  id: number;
  code: LeagueErrorCode;
  messageKey: string;
  params: Record<string, string | number>;
}

/** Every code with its kind, so that a refusal has the same status everywhere. */
const KINDS = {
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'not-found',
  SERIES_NOT_FOUND: 'not-found',
  DIVISION_NOT_FOUND: 'not-found',
  IMPOSSIBLE_RESULT: 'invalid',
  LEVEL_GAME: 'invalid',
  ROSTER_MISMATCH: 'invalid',
  SCORES_DO_NOT_ADD_UP: 'invalid',
  SERIES_CHANGED_MEANWHILE: 'conflict',
  SERIES_NOT_REPORTED: 'conflict',
  SERIES_TAKEN: 'conflict',
  SERIES_WITHOUT_TIME: 'conflict',
  NOT_YOUR_DIVISION: 'forbidden',
  OWN_TEAM: 'forbidden',
  NO_SCHEDULE_FOR_TEAM_COUNT: 'invalid',
  ROOM_OPEN: 'conflict',
  NO_ROOM: 'conflict',
  NO_MATCH_DATE: 'conflict',
  RESULTS_WOULD_BE_LOST: 'conflict',
  DIVISION_HAS_RESULTS: 'conflict',
  TEAM_HAS_SERIES: 'conflict',
  TEAM_IN_OTHER_DIVISION: 'conflict',
  SEASON_HAS_DIVISIONS: 'conflict',
  SEASON_NOT_CURRENT: 'conflict',
  SEASON_IN_USE: 'conflict',
  SEASON_OPEN: 'conflict',
  SEASON_SETTLED: 'conflict',
  DIVISION_IN_USE: 'conflict',
  STAGE_NOT_FOUND: 'not-found',
  STAGE_DRAWN: 'conflict',
  STAGE_NOT_READY: 'conflict',
  STAGE_NOT_SETTLED: 'conflict',
  STAGE_SERIES_STANDS: 'conflict',
  STAGE_TEAM_IS_OUT: 'conflict',
  STAGE_NOTHING_LEFT: 'conflict',
  STAGE_ROUND_PLAYED: 'conflict',
  SERIES_UNPLAYED: 'conflict',
  SIGNUP_IS_OVER: 'conflict',
  ROLES_BY_ADMIN_ONLY: 'forbidden',
  LAST_ADMIN: 'conflict',
  REPLAY_COUNT: 'invalid',
  REPLAY_UNREADABLE: 'invalid',
  REPLAY_TOO_LARGE: 'too-large',
  REPLAY_DUPLICATE: 'invalid',
  REPLAY_PARSER_UNAVAILABLE: 'conflict',
  REPLAY_OF_OTHER_SERIES: 'conflict',
  ACCOUNT_TAKEN: 'conflict',
  TOO_MANY_REQUESTS: 'too-many',
  BUSY: 'conflict',
  NO_PLAYER: 'forbidden',
  NO_TEAM: 'conflict',
  NOT_CAPTAIN: 'forbidden',
  MATCH_WEEK_OFF: 'conflict',
  TIME_FIXED: 'conflict',
  TIME_NOT_OFFERED: 'conflict',
  RESULT_STANDS: 'conflict',
  LINE_UP_CLOSED: 'conflict',
  DISPUTE_OVER: 'conflict',
  CLAIM_CLOSED: 'conflict',
  NOT_IN_TEAM: 'conflict',
  MUST_HAND_OVER: 'conflict',
  MUST_CHOOSE_PLAYER: 'invalid',
  LAST_PLAYER: 'conflict',
  NOT_LAST_PLAYER: 'conflict',
  TEAM_FULL: 'conflict',
  PLAYER_HAS_TEAM: 'conflict',
  ALREADY_HAS_PLAYER: 'conflict',
  BLOCKED_UNTIL_WINDOW: 'conflict',
  PLAYER_BANNED: 'conflict',
  PLAYER_SUSPENDED: 'conflict',
  UNUSUAL_NUMBERS: 'conflict',
  SANCTION_OVER: 'conflict',
  TRANSFER_WINDOW_CLOSED: 'conflict',
  WRONG_INVITE: 'conflict',
  INVITE_EXISTS: 'conflict',
  INVITE_NOT_PENDING: 'conflict',
  INVITE_LINK_OVER: 'conflict',
  ALREADY_REQUESTED: 'conflict',
  REQUEST_NOT_FOUND: 'not-found',
  REQUEST_ALREADY_DECIDED: 'conflict',
  WRONG_REQUEST_KIND: 'conflict',
  OPEN_IMAGE_REQUEST: 'conflict',
  IMAGE_REFUSED: 'invalid',
  NOTHING_CHANGED: 'conflict',
  NAME_TAKEN: 'conflict',
  NICKNAME_TAKEN: 'conflict',
  UNDER_AGE: 'invalid',
  CONSENT_MISSING: 'invalid',
  ALREADY_SIGNED_UP: 'conflict',
  NOT_SIGNED_UP: 'conflict',
  NO_PLACE: 'conflict',
  REGISTRATION_CLOSED: 'conflict',
  ALREADY_MEMBER: 'invalid',
  CATEGORY_IN_USE: 'conflict',
  CHANGED_MEANWHILE: 'conflict',
  NOT_UNDOABLE: 'conflict',
  NOT_MERGEABLE: 'conflict',
  ALREADY_REPORTED: 'conflict',
  SAME_AGAIN: 'conflict',
  ALREADY_SENT: 'conflict',
  NO_CAPTAINS: 'conflict',
  ROWS_REFUSED: 'conflict',
  KEY_SCOPE_MISSING: 'forbidden',
  NOT_A_PARTNER: 'forbidden',
  PARTNER_LIMIT: 'conflict',
  WEBHOOK_PAUSED: 'conflict',
  EVENTS_FORGOTTEN: 'conflict',
  CURSOR_UNKNOWN: 'invalid',
  PAGE_AMBIGUOUS: 'invalid',
  FILTER_NEEDED: 'invalid',
} as const satisfies Record<string, RefusalKind>;

export type LeagueErrorCode = keyof typeof KINDS;

/** All refusal codes. They are a GraphQL enum, so that a client can handle every one. */
export const LEAGUE_ERROR_CODES = Object.keys(KINDS) as readonly LeagueErrorCode[];

/**
 * A rule refused the request, and the user can be told why. The domain and the services throw it, so that the
 * transaction rolls back. The edges return it as a `Problem` (GraphQL) or `{ CODE, MESSAGE }` (REST).
 */
export class LeagueError extends Error {
  readonly code: LeagueErrorCode;
  readonly kind: RefusalKind;
  /** Translation key. The sentence is in the client's locale files. */
  readonly messageKey: string;
  readonly details: RefusalDetails;

  /** @param kind only for a refusal whose REST status differs from its code's usual one */
  constructor(
    code: LeagueErrorCode,
    messageKey: string,
    details: RefusalDetails = {},
    kind: RefusalKind = KINDS[code],
  ) {
    super(`${code}: ${messageKey}`);
    this.name = 'LeagueError';
    this.code = code;
    this.kind = kind;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/**
 * The refusal that `work` throws; null when it throws none. Inside a transaction only for work that opens none of its
 * own, because a refusal rolls that one back.
 */
export async function refusalOf(work: () => unknown): Promise<LeagueError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof LeagueError) return error;
    throw error;
  }
}

/** The sentence key of the refusal that `check` throws; null when it throws none. */
export function refusalKeyOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof LeagueError) return error.messageKey;
    throw error;
  }
}
