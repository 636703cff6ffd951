/** What staff may write about a player, and how much of it. For the nickname the applicant's rule holds. */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { cleanLine } from '../text.ts';

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

/** An image of our own, or of the chat's own image server, which the pages show through us: no other is shown. */
const IMAGE = /^(?:\/api\/images\/[\w.-]+|https:\/\/cdn\.discordapp\.com\/[^\s"'<>\\]+)$/;

/** A text as it is stored: one line, null when empty. Refuses with INVALID_INPUT, naming the field, what is too long. */
export function profileText(field: ProfileText, typed: string | null): string | null {
  const line = cleanLine(typed ?? '', field);
  const max = PROFILE_LIMITS[field];
  if (line.length > max) throw invalid(field, 'api.error.too-long', { max });
  if (field === 'avatar' && line !== '' && !IMAGE.test(line)) throw invalid(field, 'api.user.not-an-image');
  return line === '' ? null : line;
}

/** What decides who may change a player's rating. */
export interface RatingStewardship {
  /** The actor's own, a teammate's or a rival's. */
  isOwn: boolean;
  /** The player's team is in a division that the actor runs. */
  isRun: boolean;
}

/** An admin rates everyone; a division admin the players of the own divisions, where these are no own matter. */
export function assertMayRate(actor: Actor, { isOwn, isRun }: RatingStewardship): void {
  OwnMatter.assertMayDecide(actor, 'rating', isOwn);
  if (isRun || hasRole(actor, 'admin')) return;
  throw new LeagueError('NOT_YOUR_DIVISION', 'api.user.not-your-division', { field: 'mmr' });
}

/** A rating of 0 to 9999, as typed; null when empty. */
export function mmrOf(typed: string | number | null): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  if (!/^\d{1,4}$/.test(text)) throw invalid('mmr', 'api.user.not-an-mmr', { max: MMR_MAX });
  return Number(text);
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', messageKey, { field, params });
