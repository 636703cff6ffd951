import type { PlayerProfileFragment } from './player-profile.generated';

export type SocialNetwork = keyof Pick<
  PlayerProfileFragment,
  'twitter' | 'instagram' | 'twitch' | 'tiktok' | 'youtube'
>;

/** The address for a plain user name. */
const PROFILES: Record<SocialNetwork, string> = {
  twitter: 'https://twitter.com/',
  instagram: 'https://www.instagram.com/',
  twitch: 'https://www.twitch.tv/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};

/**
 * The address of a player's profile, from what the player filled in: an address or a plain user name. Null for an empty
 * or invalid text, and for an address that would run script in the reader's browser.
 */
export function socialAddress(network: SocialNetwork, filledIn: string | null): string | null {
  const text = filledIn?.trim() ?? '';
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const name = /^@?([\p{L}\p{N}._-]+)$/u.exec(text)?.[1];
  return name ? PROFILES[network] + encodeURIComponent(name) : null;
}
