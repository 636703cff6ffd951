import type { PlayerProfileFragment } from '../../../gql/graphql';

export type SocialNetwork = keyof Pick<
  PlayerProfileFragment,
  'twitter' | 'instagram' | 'twitch' | 'tiktok' | 'youtube'
>;

/** Where a bare name leads. */
const PROFILES: Record<SocialNetwork, string> = {
  twitter: 'https://twitter.com/',
  instagram: 'https://www.instagram.com/',
  twitch: 'https://www.twitch.tv/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};

/**
 * The address of a player's profile, of what the player filled in: an address or a bare name. Null for nothing, and for
 * what is neither; an address that would run script in the reader's browser is neither.
 */
export function socialAddress(network: SocialNetwork, filledIn: string | null): string | null {
  const text = filledIn?.trim() ?? '';
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const name = /^@?([\p{L}\p{N}._-]+)$/u.exec(text)?.[1];
  return name ? PROFILES[network] + encodeURIComponent(name) : null;
}
