import type { RoleName } from '../../domain/actor.ts';
import type { SixMansStanding } from './six-mans-standing.ts';
import type { PublicSanction } from '../refs/sanction-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** A player's public page. It lists what is public, and has nothing that only the player and staff may see (T01). */
export interface PlayerPage {
  id: number;
  nickname: string;
  /** The page's heading. */
  displayName: string;
  avatar: string | null;
  banner: string | null;
  nationality: string | null;
  mmr: number | null;
  /** The player's name in the chat. */
  discordName: string | null;
  roles: RoleName[];
  twitter: string | null;
  instagram: string | null;
  twitch: string | null;
  tiktok: string | null;
  youtube: string | null;
  team: TeamRef | null;
  /** null when the player has played no 6mans. */
  sixMans: SixMansStanding | null;
  /** The published ones, the newest first. */
  sanctions: PublicSanction[];
}

/** What the documented profile shows besides the page: the linked account, if there is one. */
export interface PlayerProfile extends PlayerPage {
  userId: number | null;
  discord: string | null;
  discordUsername: string | null;
  discordDiscriminator: string | null;
}
