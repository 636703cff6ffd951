/** What staff may write about a player, and how long it may be. The nickname has the applicant's rule. */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { cleanLine, pastedNumber } from '../text.ts';

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

/** The stored fields of a player; null is empty. */
export type PlayerProfile = Record<ProfileText, string | null> & { mmr: number | null };

/** An image of the site, or of the chat's image server, which the site passes on. Others are not shown. */
const IMAGE = /^(?:\/api\/images\/[\w.-]+|https:\/\/cdn\.discordapp\.com\/[^\s"'<>\\]+)$/;

/** The stored form of a text: one line, null when empty. Refuses one that is too long by its field (INVALID_INPUT). */
export function profileText(field: ProfileText, typed: string | null): string | null {
  const line = cleanLine(typed ?? '', field);
  const max = PROFILE_LIMITS[field];
  if (line.length > max) throw invalid(field, 'api.error.too-long', { max });
  if (field === 'avatar' && line !== '' && !IMAGE.test(line)) throw invalid(field, 'api.user.not-an-image');
  return line === '' ? null : line;
}

/** The actor's relation to a player. It decides whether they may change the rating. */
export interface RatingRelation {
  /** The player is the actor, a teammate or an opponent in the division. */
  isOwn: boolean;
  /** The player's team is in a division that the actor runs. */
  isRun: boolean;
}

/** Admins rate all players; division admins the players of their own divisions, except in their own matters. */
export function assertMayRate(actor: Actor, { isOwn, isRun }: RatingRelation): void {
  OwnMatter.assertMayDecide(actor, 'rating', isOwn);
  if (isRun || hasRole(actor, 'admin')) return;
  throw new LeagueError('NOT_YOUR_DIVISION', 'api.user.not-your-division', { field: 'mmr' });
}

/** A rating of 0 to 9999, as typed; null when empty. */
export function mmrOf(typed: string | number | null): number | null {
  const text = pastedNumber(String(typed ?? ''));
  if (text === '') return null;
  if (!/^\d{1,4}$/.test(text)) throw invalid('mmr', 'api.user.not-an-mmr', { max: MMR_MAX });
  return Number(text);
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', messageKey, { field, params });
