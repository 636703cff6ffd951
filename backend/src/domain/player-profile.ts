/** What staff may write about a player, and how much of it (admin.md §5). The nickname's rule is the applicant's. */
import { LeagueError } from './league-error.ts';
import { cleanLine } from './text.ts';

/** The longest text of each field. */
export const PROFILE_LIMITS = {
  discordName: 100,
  steam: 100,
  twitter: 100,
  instagram: 100,
  twitch: 100,
  tiktok: 100,
  youtube: 100,
  avatar: 300,
} as const;
export const MMR_MAX = 9999;

export type ProfileText = keyof typeof PROFILE_LIMITS;
export const PROFILE_TEXTS = Object.keys(PROFILE_LIMITS) as ProfileText[];

/** A player's fields as they are stored; null is empty. */
export type PlayerProfile = Record<ProfileText, string | null> & { mmr: number | null };

/** An image of our own, or one elsewhere by a safe address: nothing that a page would run. */
const IMAGE = /^(?:\/api\/images\/[\w.-]+|https:\/\/[^\s"'<>\\]+)$/;

/** A text as it is stored: one line, null when empty. Refuses with INVALID_INPUT, naming the field, what is too long. */
export function profileText(field: ProfileText, typed: string | null): string | null {
  const line = cleanLine(typed ?? '', field);
  const max = PROFILE_LIMITS[field];
  if (line.length > max) throw invalid(field, 'api.error.too-long', { max });
  if (field === 'avatar' && line !== '' && !IMAGE.test(line)) throw invalid(field, 'api.user.not-an-image');
  return line === '' ? null : line;
}

/** A rating of 0 to 9999, as typed; null when empty. */
export function mmrOf(typed: string | number | null): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  if (!/^\d{1,4}$/.test(text)) throw invalid('mmr', 'api.user.not-an-mmr', { max: MMR_MAX });
  return Number(text);
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', 'invalid', messageKey, { field, params });
