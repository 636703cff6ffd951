/** Which number a refusal has on the REST wire: invalid 400, forbidden 403, not-found 404, conflict 409, too-large 413, too-many 429. */
export type RefusalKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many';

/** Extra facts about a refusal: the form field it belongs to, and values for the translated sentence. */
export interface RefusalDetails {
  field?: string;
  params?: Record<string, string | number>;
  /** What to send instead, in English: for programs that call REST, which have no page to ask with. */
  hint?: string;
}

/** The closed list of refusal codes; a GraphQL enum, so that a client's switch is exhaustive. */
export const LEAGUE_ERROR_CODES = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'SERIES_NOT_FOUND',
  'DIVISION_NOT_FOUND',
  'IMPOSSIBLE_RESULT',
  'LEVEL_GAME',
  'ROSTER_MISMATCH',
  'SCORES_DO_NOT_ADD_UP',
  'SERIES_CHANGED_MEANWHILE',
  'SERIES_NOT_REPORTED',
  'SERIES_WITHOUT_TIME',
  'NOT_YOUR_DIVISION',
  'OWN_TEAM',
  'NO_SCHEDULE_FOR_TEAM_COUNT',
  'ROOM_OPEN',
  'NO_ROOM',
  'NO_MATCH_DATE',
  'RESULTS_WOULD_BE_LOST',
  'DIVISION_HAS_RESULTS',
  'TEAM_HAS_SERIES',
  'TEAM_IN_OTHER_DIVISION',
  'SEASON_NOT_CURRENT',
  'SERIES_UNPLAYED',
  'SIGNUP_IS_OVER',
  'ROLES_BY_ADMIN_ONLY',
  'LAST_ADMIN',
  'REPLAY_COUNT',
  'REPLAY_UNREADABLE',
  'REPLAY_TOO_LARGE',
  'REPLAY_DUPLICATE',
  'REPLAY_PARSER_UNAVAILABLE',
  'ACCOUNT_TAKEN',
  'TOO_MANY_REQUESTS',
  'BUSY',
  'NO_PLAYER',
  'NO_TEAM',
  'NOT_CAPTAIN',
  'NOT_IN_TEAM',
  'MUST_HAND_OVER',
  'MUST_CHOOSE_PLAYER',
  'LAST_PLAYER',
  'NOT_LAST_PLAYER',
  'TEAM_FULL',
  'PLAYER_HAS_TEAM',
  'ALREADY_HAS_PLAYER',
  'BLOCKED_UNTIL_WINDOW',
  'TRANSFER_WINDOW_CLOSED',
  'WRONG_INVITE',
  'INVITE_EXISTS',
  'INVITE_NOT_PENDING',
  'ALREADY_REQUESTED',
  'REQUEST_NOT_FOUND',
  'REQUEST_ALREADY_DECIDED',
  'WRONG_REQUEST_KIND',
  'OPEN_IMAGE_REQUEST',
  'IMAGE_REFUSED',
  'NOTHING_CHANGED',
  'NAME_TAKEN',
  'NICKNAME_TAKEN',
  'UNDER_AGE',
  'CONSENT_MISSING',
  'ALREADY_SIGNED_UP',
  'NO_PLACE',
  'REGISTRATION_CLOSED',
  'ALREADY_MEMBER',
  'CATEGORY_IN_USE',
  'CHANGED_MEANWHILE',
  'ALREADY_REPORTED',
] as const;

export type LeagueErrorCode = (typeof LEAGUE_ERROR_CODES)[number];

/**
 * A rule said no and the user can be told why. Thrown by the domain and the services, so that the transaction rolls
 * back; the edges turn it into a `Problem` (GraphQL) or `{ CODE, MESSAGE }` (REST).
 */
export class LeagueError extends Error {
  readonly code: LeagueErrorCode;
  readonly kind: RefusalKind;
  /** Translation key; the sentence lives in the client's locale files. */
  readonly messageKey: string;
  readonly details: RefusalDetails;

  constructor(code: LeagueErrorCode, kind: RefusalKind, messageKey: string, details: RefusalDetails = {}) {
    super(`${code}: ${messageKey}`);
    this.name = 'LeagueError';
    this.code = code;
    this.kind = kind;
    this.messageKey = messageKey;
    this.details = details;
  }
}
