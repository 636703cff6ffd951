import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { StageFormat, StageKind } from '../../../domain/stages/stage-shape.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** What staff have seen of a stage. */
export interface SeenStage {
  divisionId: number;
  version: number;
}

/** Who gets a seed: a team, or the place of a table or of another stage. */
export interface ChosenEntrant {
  teamId: number | null;
  divisionId: number | null;
  place: number | null;
}

/** What staff choose of a stage before it is drawn. */
export interface StagePlan {
  name: string;
  /** In English; null: the same. Left out: as before. */
  nameEng?: string | null;
  kind: StageKind;
  format: StageFormat;
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  /** The game week of each round; rounds without one follow week by week. */
  weeks: readonly number[];
  /** How the series of each round are played; rounds without one as those of the season. */
  roundFormats?: readonly SeriesFormat[];
  /** The number of the lot that gives this order; it is stored only when it does. */
  lot?: number | null;
  /** Teams of one division do not meet in their first series. Left out: as before. */
  keepsDivisionsApart?: boolean;
  /** It is open to teams that sign up without a place. Left out: as before. */
  takesSignups?: boolean;
  /** The best seed first. */
  entrants: readonly ChosenEntrant[];
}

/** Who has a place of a table or of another stage now, for the seed that takes it. */
export interface PlaceHolder {
  seed: number;
  team: TeamRef;
}

/** A table or another stage from which a stage takes places, with what is left to play in it. */
export interface OpenTable {
  divisionId: number;
  name: string;
  rank: number;
  /** Series without a result, and those whose result can still be contested. */
  open: number;
}

/** What it means that a team leaves a drawn stage. */
export interface StageExitPreview {
  team: TeamRef;
  /** Who goes on in its next series; null: not known yet. */
  opponent: TeamRef | null;
  scheduledAt: Date | null;
  /** Who can come back when it is disqualified. */
  beaten: TeamRef | null;
}

/** A team that staff can choose. */
export interface StageCandidate {
  team: TeamRef;
  isSignedUp: boolean;
  /** The team's division in the season; null: it has none. */
  division: string | null;
  /** The mean of its three best players' ratings; null: none is known. */
  mmr: number | null;
}
