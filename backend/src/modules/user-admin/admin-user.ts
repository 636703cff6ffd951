import type { RoleName } from '../../domain/actor.ts';
import type { PlayerProfile } from '../../domain/player-profile.ts';

/** An account with its player, an account without one, or a player without an account. */
export interface AdminUser extends PlayerProfile {
  userId: number | null;
  playerId: number | null;
  nickname: string | null;
  discordUsername: string | null;
  discordDiscriminator: string | null;
  discordId: string | null;
  discordEmail: string | null;
  banner: string | null;
  roles: RoleName[];
}

export const USER_SORTS = ['nickname', 'account', 'mmr'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Which page of the users; `text` is a piece of a name of theirs. */
export interface UserFilter {
  text: string;
  sort: UserSort;
  isDescending: boolean;
  first: number;
  offset: number;
}

/** A page of the users and how many there are in all. */
export interface UserPage {
  items: AdminUser[];
  total: number;
}

/** What a form changes; what is left out stays. */
export interface UserChanges {
  userId: number | null;
  playerId: number | null;
  nickname?: string;
  mmr?: string | number | null;
  texts: Partial<Record<keyof Omit<PlayerProfile, 'mmr'>, string | null>>;
  roles?: readonly RoleName[];
}
