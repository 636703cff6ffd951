import type { ApprovalStatus, RequestKindName } from '../../../../domain/requests/approval.ts';
import type { GameAccountSource, LeaguePlatform } from '../../../players/game-account.entity.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';
import type { AdminUser } from '../admin-user.ts';

/** An account on a gaming platform that the league knows as the player's. */
export interface PersonGameAccount {
  id: number;
  platform: LeaguePlatform;
  accountId: string;
  displayName: string | null;
  /** Who said that it is the player's; null: not known. */
  source: GameAccountSource | null;
  /** null: not known. */
  addedAt: string | null;
}

/** A time in a team. Instants are ISO text in UTC; `validTo` null: still there. */
export interface PersonTeam {
  id: number;
  team: TeamRef;
  validFrom: string;
  validTo: string | null;
  sortOrder: number;
}

/** A request that the person made, or that is about their player. */
export interface PersonRequest {
  id: number;
  kind: RequestKindName;
  status: ApprovalStatus;
  createdAt: string;
  decidedAt: string | null;
  /** null while it is open, when it was cancelled, and when the account is deleted. */
  decidedBy: string | null;
  /** Why staff denied it. */
  reason: string | null;
  teamName: string | null;
}

/** The association's member with the account's verified address. Its end is not stored: who leaves is deleted. */
export interface PersonMembership {
  id: number;
  joinedAt: string;
  /** null: became a member without a form. */
  name: string | null;
}

/** A division that the person runs. */
export interface RunDivision {
  id: number;
  name: string;
  seasonName: string;
}

/** The role of a division that the league has given the account in the chat, as the outbox still knows. */
export interface GivenChatRole extends RunDivision {
  givenAt: string;
}

/** What is stored about a person beside the row of the users' list. Instants are ISO text in UTC. */
export interface PersonRecord {
  isEmailVerified: boolean;
  /** null: there is no account. */
  accountSince: string | null;
  lastLoginAt: string | null;
  /** null: there is no player. */
  playerSince: string | null;
  /** `YYYY-MM-DD` */
  birthdate: string | null;
  /** ISO 3166, two letters. */
  nationality: string | null;
  /** The platform that the person named themself. */
  platform: LeaguePlatform | null;
  platformId: string | null;
  gameAccounts: PersonGameAccount[];
  membership: PersonMembership | null;
  divisions: RunDivision[];
  /** The newest first; known for 30 days. */
  chatRoles: GivenChatRole[];
  /** Nationalities of the others in the present team; null: not told. */
  mates: (string | null)[];
  /** The newest first. */
  teams: PersonTeam[];
  /** Open ones first, then the newest; at most 50. */
  requests: PersonRequest[];
}

/** A person: an account with its player, or either of them alone. */
export interface Person extends PersonRecord {
  user: AdminUser;
  /** The present team, when it would have too few Swedish players without this one (R11). */
  teamNeedsSwede: string | null;
}
