import type { EndedStage, FinalPlace, Title } from '../../../domain/competition/season-end/final-places.ts';
import type { OpenMatter } from '../../../domain/competition/season-end/open-matters.ts';
import type { GoalOfSeason, OwnHonour } from './given/given-honours.ts';
import type { RatedSeason } from '../../../domain/competition/season-end/most-improved.ts';
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { DescribedBand } from '../../seasons/divisions/division.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A season that can be settled: its last day, and when staff settled it; null: it is open. Times are ISO 8601 in UTC. */
export interface SettledSeason {
  id: number;
  name: string;
  endsOn: string;
  settledAt: string | null;
}

/** A division with its results, of which its table is made. */
export interface EndedDivision {
  division: DivisionRef;
  bands: DescribedBand[];
  results: DivisionResults;
}

/** What final places are found from: the divisions with tables, the top ones first, and the stages in which nothing is left to play. */
export interface PlayedSeason {
  divisions: EndedDivision[];
  stages: EndedStage[];
}

/** What of a division, or of a stage of the season, is not decided. */
export interface OpenInDivision extends OpenMatter {
  division: DivisionRef;
}

/** A team's final place. */
export interface FinalPlaceOfTeam extends FinalPlace {
  team: TeamRef;
}

/** A division with its final places, the first one first. */
export interface FinalTable {
  division: DivisionRef;
  places: FinalPlaceOfTeam[];
}

/** A title with what it was won in. */
export interface SeasonTitle {
  title: Title;
  division: DivisionRef;
  team: TeamRef;
}

/** The numbers that have a best player of the season. */
export type BestNumber = Exclude<LeaderNumber, 'shots'>;

/** The best of a season by one number: of goals, assists and saves the sum, of the rating the mean per game. */
export interface BestPlayer {
  number: BestNumber;
  value: number;
  games: number;
  player: PlayerRef;
}

/** A player whose rating has risen from the season before to this one. */
export interface ImprovedPlayer {
  player: PlayerRef;
  seasonBefore: SeasonRef;
  now: RatedSeason & { games: number };
  before: RatedSeason & { games: number };
}

/** What a player or a team was honoured for in a season: `goal` is the goal of the season, `own` one of staff's own. */
export type AwardKind = BestNumber | 'improved' | 'goal' | 'own';

/** An award with the season of which it is. */
export interface AwardOfSeason {
  kind: AwardKind;
  season: SeasonRef;
  /** The goal of the season, when it is that. */
  goal: GoalOfSeason | null;
  /** One of staff's own, when it is that. */
  own: OwnHonour | null;
}

/** What a season ends with, as the results are now. */
export interface SeasonEnd {
  season: SettledSeason;
  open: OpenInDivision[];
  tables: FinalTable[];
  titles: SeasonTitle[];
}

/** A settled season among those of the league. */
export interface SeasonHonours {
  season: SeasonRef;
  endsOn: string;
  titles: SeasonTitle[];
  bestPlayers: BestPlayer[];
  mostImproved: ImprovedPlayer[];
  goal: GoalOfSeason | null;
  own: OwnHonour[];
}
