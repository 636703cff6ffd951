/** The details of a person who registers or claims a player (R12). */
import { PLATFORMS } from '../series/box-score.ts';
import type { Platform } from '../series/box-score.ts';
import { isCountry } from '../countries.ts';
import { LeagueError } from '../league-error.ts';
import { stockholmDate } from '../stockholm-time.ts';
import { cleanLine, pastedText, pastedNumber } from '../text.ts';

export const NICKNAME_MAX = 34;
export const PLATFORM_ID_MAX = 100;
/** Younger people may not register. */
export const AGE_MIN = 13;
/** No one is older, so a higher age is a typing mistake in the year. */
export const AGE_MAX = 120;

/** The platforms on which a player can have an account. */
export type PlayerPlatform = Exclude<Platform, 'unknown'>;

/** The platforms' names in the forms. */
export const PLATFORM_LABELS = {
  'Epic Games': 'epic',
  Steam: 'steam',
  'Playstation Network': 'playstation',
  'Xbox Live': 'xbox',
  'Nintendo Switch': 'switch',
} as const satisfies Record<string, PlayerPlatform>;

/** The details that a player must give (R12). */
export interface PlayerDetails {
  platform: PlayerPlatform;
  platformId: string;
  /** `YYYY-MM-DD`. */
  birthdate: string;
  /** ISO 3166 alpha-2, upper case. */
  nationality: string;
}

/** The same fields as typed, before any check. */
export type TypedDetails = Record<keyof PlayerDetails, string>;

/**
 * The stored form of the details. Refuses a missing or impossible field by its name (INVALID_INPUT), and a person who
 * is not 13 years old on `now`'s day in Sweden (UNDER_AGE, T71).
 */
export function assertPlayerDetails(typed: TypedDetails, now: Date): PlayerDetails {
  const platform = platformOf(typed.platform);
  return {
    platform,
    platformId: platformIdOf(typed.platformId, platform),
    birthdate: birthdateOf(typed.birthdate, stockholmDate(now)),
    nationality: nationalityOf(typed.nationality),
  };
}

/** The stored form of a nickname: one line of 1 to 34 characters. */
export function assertNickname(nickname: string): string {
  return lineOf(nickname, 'nickname', NICKNAME_MAX);
}

/** Suggests a nickname for a person with this name in the chat; null when the name has no usable characters. */
export function nicknameFrom(chatName: string): string | null {
  try {
    return assertNickname(chatName.slice(0, NICKNAME_MAX));
  } catch {
    return null;
  }
}

/** The form of the platform's own account id. Platforms that are missing here have only names, which can change. */
const REPLAY_ACCOUNT_ID: Partial<Record<PlayerPlatform, RegExp>> = {
  steam: /^7656119\d{10}$/,
  epic: /^[0-9a-f]{32}$/,
};

/** The account id that replays have for this player (R15); null when the player gave a name and no id. */
export function replayAccountIdOf({
  platform,
  platformId,
}: Pick<PlayerDetails, 'platform' | 'platformId'>): string | null {
  const accountId = platformId.toLowerCase();
  return REPLAY_ACCOUNT_ID[platform]?.test(accountId) ? accountId : null;
}

/**
 * The platform's own id in what a person has typed so far; null while it is a name, an unfinished id or no account. Names
 * can be guessed and change, so they find no one.
 */
export function typedAccountOf(typed: Pick<TypedDetails, 'platform' | 'platformId'>): {
  platform: PlayerPlatform;
  accountId: string;
} | null {
  try {
    const { platform, accountId } = namedAccountOf(typed);
    return REPLAY_ACCOUNT_ID[platform] ? { platform, accountId } : null;
  } catch (error) {
    if (error instanceof LeagueError) return null;
    throw error;
  }
}

/**
 * The account that staff name, as replays would (R15). Refuses an impossible platform or id, and a name where the platform's
 * own id has a known form (INVALID_INPUT).
 */
export function namedAccountOf(typed: Pick<TypedDetails, 'platform' | 'platformId'>): {
  platform: PlayerPlatform;
  accountId: string;
} {
  const platform = platformOf(typed.platform);
  const platformId = platformIdOf(typed.platformId, platform);
  const accountId = replayAccountIdOf({ platform, platformId });
  if (accountId === null && REPLAY_ACCOUNT_ID[platform]) {
    throw new LeagueError('INVALID_INPUT', 'api.account.not-an-id', { field: 'platformId' });
  }
  return { platform, accountId: accountId ?? platformId };
}

/** Refuses an applicant who has not agreed (CONSENT_MISSING). */
export function assertConsent(consent: boolean): void {
  if (!consent) throw new LeagueError('CONSENT_MISSING', 'api.player.consent-missing', { field: 'consent' });
}

function platformOf(typed: string): PlayerPlatform {
  const stored = Object.hasOwn(PLATFORM_LABELS, typed) ? PLATFORM_LABELS[typed as keyof typeof PLATFORM_LABELS] : typed;
  const known = PLATFORMS.find((platform) => platform === stored);
  if (!known || known === 'unknown') throw invalid('platform', typed);
  return known;
}

const STEAM_PAGE = /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(profiles|id)\/([^/?#]+)(?:[/?#].*)?$/i;

/**
 * The stored form of an id: a number of the platform's own, however it was pasted, or a name. The address of a Steam profile
 * becomes the number in it. An address with a chosen name is refused, and the message says where the number stands: games
 * know only the number, and another person can take the name later.
 */
function platformIdOf(typed: string, platform: PlayerPlatform): string {
  const together = pastedNumber(typed.slice(0, 2 * PLATFORM_ID_MAX)).replaceAll('-', '');
  if (REPLAY_ACCOUNT_ID[platform]?.test(together.toLowerCase())) return together;
  const [, kind, id] = (platform === 'steam' && STEAM_PAGE.exec(pastedText(typed))) || [];
  if (id === undefined) return lineOf(typed, 'platformId', PLATFORM_ID_MAX);
  if (kind?.toLowerCase() === 'profiles' && REPLAY_ACCOUNT_ID.steam?.test(id)) return id;
  throw new LeagueError('INVALID_INPUT', 'api.player.steam-address', { field: 'platformId' });
}

/** The stored form of a country. Refuses one that is not on the list (INVALID_INPUT). */
export function nationalityOf(typed: string): string {
  const code = pastedText(typed).toUpperCase();
  if (!isCountry(code)) throw invalid('nationality', typed);
  return code;
}

function lineOf(typed: string, field: string, max: number): string {
  const line = cleanLine(typed, field);
  if (line.length < 1) throw invalid(field, line);
  if (line.length <= max) return line;
  throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field, params: { max } });
}

/** The stored form of a birthdate. Refuses an impossible day (INVALID_INPUT), and a person who is under 13 (UNDER_AGE). */
export function birthdateOf(typed: string, today: string): string {
  const day = pastedText(typed);
  const at = Date.parse(`${day}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (!isDay || day > today || day <= yearsBefore(today, AGE_MAX)) throw invalid('birthdate', typed);
  if (day > yearsBefore(today, AGE_MIN)) {
    throw new LeagueError('UNDER_AGE', 'api.player.under-age', {
      field: 'birthdate',
      params: { age: AGE_MIN },
    });
  }
  return day;
}

/** The same day `years` earlier, as text that can be compared. A birthday on 29 February becomes 1 March. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** An empty field has the sentence of the form: fill in all fields. */
const invalid = (field: string, typed: string): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.player.${typed.trim() === '' ? 'fill-in-all' : 'details-invalid'}`, { field });
