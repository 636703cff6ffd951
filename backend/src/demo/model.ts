/** The demo league while it is being made. Ids are the database's own. */
import type { SeriesFormat } from '../domain/series/series-format.ts';
import type { Walkover } from '../domain/series/series-result.ts';
import type { Sides } from '../domain/sides.ts';

export const PLATFORMS = ['steam', 'epic', 'playstation', 'xbox', 'switch'] as const;
export type DemoPlatform = (typeof PLATFORMS)[number];

export interface DemoPlayer {
  id: number;
  nickname: string;
  /** Two letters. */
  nationality: string;
  /** 0 is an average newcomer; deviation about 1. It moves a little between the seasons. */
  skill: number;
  /** How much of the own team's goals, assists and saves are this player's: 1 is an even share. */
  style: { scoring: number; passing: number; saving: number };
  platform: DemoPlatform;
  accountId: string;
  birthdate: string;
  createdAt: Date;
  hasSocials: boolean;
}

/** A place in a roster that is still held; the index in the roster plus 1 is the sort order. */
export interface Place {
  player: DemoPlayer;
  since: Date;
}

export interface DemoTeam {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  createdAt: Date;
  /** Captain first. */
  roster: Place[];
}

/** A roster entry as it is stored. */
export interface RosterEntryRow {
  teamId: number;
  playerId: number;
  sortOrder: number;
  validFrom: Date;
  validTo: Date | null;
}

/** One player's numbers in one game. */
export interface StatsRow {
  playerId: number;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** A series and, once it is reported, how it ended. `games` is null until then and for a walkover. */
export interface DemoSeries {
  week: number;
  home: DemoTeam;
  away: DemoTeam;
  scheduledAt: Date | null;
  isStreamed: boolean;
  reportedAt: Date | null;
  walkover: Walkover | null;
  games: Sides<number>[] | null;
}

/** A team's place in a division of one season. */
export interface DemoDivisionTeam {
  team: DemoTeam;
  /** The name that it had then. */
  name: string;
  isDisqualified: boolean;
  adjustment: number;
  adjustmentReason: string | null;
  decider: number | null;
  deciderReason: string | null;
}

export interface DemoBand {
  fromPosition: number;
  toPosition: number;
  hex: string;
  descriptionSv: string;
  descriptionEn: string;
}

export interface DemoDivision {
  name: string;
  discriminator: string;
  rank: number;
  format: SeriesFormat;
  adminUserId: number;
  bands: DemoBand[];
  teams: DemoDivisionTeam[];
  series: DemoSeries[];
}
