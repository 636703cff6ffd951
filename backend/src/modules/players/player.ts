import type { RoleName } from '../../domain/actor.ts';
import type { SixMansStanding } from './six-mans-standing.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** A player's public page: an allow-list, without anything that only the player and staff may see (T01). */
export interface PlayerPage {
  id: number;
  nickname: string;
  /** What the page is headed with. */
  displayName: string;
  avatar: string | null;
  banner: string | null;
  nationality: string | null;
  mmr: number | null;
  /** How the chat platform shows the player. */
  discordName: string | null;
  roles: RoleName[];
  twitter: string | null;
  instagram: string | null;
  twitch: string | null;
  tiktok: string | null;
  youtube: string | null;
  team: TeamRef | null;
  /** null: has played no 6mans. */
  sixMans: SixMansStanding | null;
}

/** What the documented profile shows beside the page: the linked account, if there is one. */
export interface PlayerProfile extends PlayerPage {
  userId: number | null;
  discord: string | null;
  discordUsername: string | null;
  discordDiscriminator: string | null;
}
