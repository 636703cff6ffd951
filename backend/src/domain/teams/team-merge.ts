/** Two teams that are one become one (R47): what refuses it. */
import { LeagueError } from '../league-error.ts';

/** A team's place in a table or a stage. */
export interface MergingEntry {
  divisionId: number;
  division: string;
  seasonId: number;
  season: string;
  isStage: boolean;
}

/** One of the two teams. */
export interface MergingTeam {
  id: number;
  entries: readonly MergingEntry[];
  /** The stages in which it has a seed, also those that are not drawn. */
  seeds: readonly MergingEntry[];
  /** Players now. */
  players: number;
}

/** Why two teams cannot become one: they played beside each other, or both have players now. null when they can. */
export function teamMergeObstacle(staying: MergingTeam, leaving: MergingTeam): LeagueError | null {
  if (staying.id === leaving.id) return refusal('same-team');
  const [some, others] = [leaving, staying].map(({ entries, seeds }) => [...entries, ...seeds]) as [
    MergingEntry[],
    MergingEntry[],
  ];
  const beside = some.find((one) => others.some((other) => areBeside(one, other)));
  if (beside) return refusal('same-season', { season: beside.season, division: beside.division });
  return staying.players > 0 && leaving.players > 0 ? refusal('both-have-players') : null;
}

/** In two tables of a season, or in one stage. */
const areBeside = (one: MergingEntry, other: MergingEntry): boolean =>
  one.divisionId === other.divisionId || (one.seasonId === other.seasonId && !one.isStage && !other.isStage);

const refusal = (reason: string, params: Record<string, string> = {}): LeagueError =>
  new LeagueError('NOT_MERGEABLE', `api.team-merge.${reason}`, { params });
