import type { RoleName } from '../../../domain/actor.ts';
import type { PlayerProfile } from '../../../domain/people/player-profile.ts';
import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

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
  /** Whether the account's verified address is that of a member of the association. */
  isMember: boolean;
  /** The player's present team. */
  team: TeamRef | null;
  roles: RoleName[];
}

export const USER_SORTS = ['nickname', 'account', 'team', 'mmr'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** A filter of the users; null filters nothing. */
export interface UserChoice {
  /** Only accounts with this role. */
  role: RoleName | null;
  hasPlayer: boolean | null;
  isMember: boolean | null;
  hasAccount: boolean | null;
}

/** A page of the users. `text` is a part of one of their names. */
export interface UserFilter extends TableSlice, UserChoice {
  sort: UserSort;
}

/** The changes of a form. A field that is left out stays as it is. */
export interface UserChanges {
  userId: number | null;
  playerId: number | null;
  nickname?: string;
  mmr?: string | number | null;
  texts: Partial<Record<keyof Omit<PlayerProfile, 'mmr'>, string | null>>;
  roles?: readonly RoleName[];
  /** The version that the form was filled from; undefined for a caller who got none. */
  version?: string;
}
