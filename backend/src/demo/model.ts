/** The demo league while it is made. Ids are the database's own. */
import type { BandMeaning } from '../domain/competition/standings/band-meaning.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';
import type { StageKind, StageShape } from '../domain/stages/stage-shape.ts';
import type { Walkover } from '../domain/series/series-result.ts';
import type { Sides } from '../domain/sides.ts';

export const PLATFORMS = ['steam', 'epic', 'playstation', 'xbox', 'switch'] as const;
export type DemoPlatform = (typeof PLATFORMS)[number];

export interface DemoPlayer {
  id: number;
  nickname: string;
  /** Two letters. */
  nationality: string;
  /** 0 is an average new player; the deviation is about 1. It changes a little between seasons. */
  skill: number;
  /** The player's share of the team's goals, assists and saves: 1 is an even share. */
  style: { scoring: number; passing: number; saving: number };
  platform: DemoPlatform;
  accountId: string;
  birthdate: string;
  createdAt: Date;
  hasSocials: boolean;
}

/** A present place in a roster. The index in the roster plus 1 is the sort order. */
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

/** A stored roster entry. */
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

/** A series, with its result once it is reported. `games` is null before that and for a walkover. */
export interface DemoSeries {
  week: number;
  home: DemoTeam;
  away: DemoTeam;
  scheduledAt: Date | null;
  isStreamed: boolean;
  reportedAt: Date | null;
  walkover: Walkover | null;
  games: Sides<number>[] | null;
  /** That of its round of a stage; null in a table. */
  format: SeriesFormat | null;
  /** Its place in the bracket of a stage; null in a table. */
  bracketPosition: number | null;
}

/** A team's place in a division of one season. */
export interface DemoDivisionTeam {
  team: DemoTeam;
  /** The team's name at that time. */
  name: string;
  isDisqualified: boolean;
  adjustment: number;
  adjustmentReason: string | null;
  decider: number | null;
  deciderReason: string | null;
}

export interface DemoBand {
  meaning: BandMeaning;
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

/** Who has a seed of a stage; the team is null until the stage is drawn. */
export interface DemoEntrant {
  team: DemoTeam | null;
  source: { division: Pick<DemoDivision, 'discriminator'>; place: number } | null;
}

/** A stage (R43) of a season, which is a division without bands. Its entrants are in the order of their seeds. */
export interface DemoStage extends DemoDivision {
  nameEng: string;
  season: number;
  kind: StageKind;
  shape: StageShape;
  /** The format of each round that is not played as the season is. */
  roundFormats: SeriesFormat[];
  /** The game week of each round. */
  weeks: number[];
  drawnAt: Date | null;
  /** Teams that sign up without a place get seeds by the draw. */
  takesSignups?: boolean;
  entrants: DemoEntrant[];
}
