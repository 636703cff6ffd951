import type { BracketSeriesState } from '../../../domain/stages/bracket-state.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import type { StageFormat, StageKind } from '../../../domain/stages/stage-shape.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** Who has a seed: a team, or who has a place of a table or of another stage when the stage is drawn. */
export interface StageEntrantRow {
  seed: number;
  team: TeamRef | null;
  source: { division: DivisionRef; isStage: boolean; place: number } | null;
  /** How it has left the drawn stage. */
  exit: StageExit | null;
  /** The positions from which it goes on whatever the results say. */
  goesOnFrom: number[];
}

/** A stored series of a stage, with what the bracket needs of it. */
export interface StageSeriesRow {
  seriesId: number;
  position: number;
  homeTeamId: number;
  awayTeamId: number;
  scheduledAt: string | null;
  isStreamed: boolean;
  isReported: boolean;
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  confirmation: 'waiting' | 'confirmed' | 'disputed' | null;
}

/** A stage with all that is stored of it. The bracket is found from it at each read. */
export interface StageRow {
  divisionId: number;
  name: string;
  /** In English; null: the same. */
  nameEng: string | null;
  discriminator: string;
  season: SeasonRef;
  kind: StageKind;
  format: StageFormat;
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  weeks: number[];
  /** Of the rounds that are not played as the season is. */
  roundFormats: SeriesFormat[];
  /** Of the rounds without one. */
  seriesFormat: SeriesFormat;
  /** The number with which the seeds were drawn by lot. */
  lot: number | null;
  /** The draw exchanges seeds, so that teams of one division do not meet in their first series. */
  keepsDivisionsApart: boolean;
  /** The draw gives seeds to teams that have signed up without a place. */
  takesSignups: boolean;
  isDrawn: boolean;
  version: number;
  /** That of the tables from which its teams come; 1 without such. */
  rank: number;
  /** Staff have settled its season (R46): it stays as it is. */
  isSeasonSettled: boolean;
  /** By seed. */
  entrants: StageEntrantRow[];
  series: StageSeriesRow[];
}

/** A stage with its bracket as the results make it. */
export interface StageWithBracket extends StageRow {
  states: BracketSeriesState[];
}
