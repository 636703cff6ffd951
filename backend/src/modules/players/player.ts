import { ROLE_IDS } from '../../domain/actor.ts';
import type { RoleName } from '../../domain/actor.ts';
import type { SixMansStanding } from './six-mans-standing.ts';
import { toPublicSanction } from '../refs/sanction-ref.ts';
import type { PublicSanction, PublicSanctionRow } from '../refs/sanction-ref.ts';
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
  /** The place in the team; 1 is its captain. null without a team. */
  sortOrder: number | null;
}

/** A player's page as it is read. */
export interface StoredPlayer extends Omit<PlayerPage, 'roles' | 'sanctions'> {
  roleIds: number[];
  sanctions: PublicSanctionRow[];
}

const ROLE_NAMES = new Map(Object.entries(ROLE_IDS).map(([name, id]) => [id as number, name as RoleName]));

/** The page, with all else that the row has. */
export function toPlayerPage<Row extends StoredPlayer>(row: Row): Omit<Row, 'roleIds' | 'sanctions'> & PlayerPage {
  const { roleIds, sanctions, ...player } = row;
  return {
    ...player,
    sanctions: sanctions.map(toPublicSanction),
    roles: roleIds.flatMap((role) => ROLE_NAMES.get(role) ?? []),
  };
}
