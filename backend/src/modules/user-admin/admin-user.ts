import type { RoleName } from '../../domain/actor.ts';
import type { PlayerProfile } from '../../domain/people/player-profile.ts';
import type { TableSlice } from '../../platform/db/table-page.ts';
import type { TeamRef } from '../refs/team-ref.ts';

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
  /** The account's verified address is that of a member of the association. */
  isMember: boolean;
  /** The player's own now. */
  team: TeamRef | null;
  roles: RoleName[];
}

export const USER_SORTS = ['nickname', 'account', 'team', 'mmr'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Which of the users; null: whether or not. */
export interface UserChoice {
  /** Accounts with this role. */
  role: RoleName | null;
  hasPlayer: boolean | null;
  isMember: boolean | null;
}

/** Which page of the users; `text` is a piece of a name of theirs. */
export interface UserFilter extends TableSlice, UserChoice {
  sort: UserSort;
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
