import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { StandingsResult, StandingsTeam } from '../../../domain/competition/standings/standings.ts';

/** A team of the division as it was that season, with staff's decisions about it. */
export interface TableTeam extends StandingsTeam {
  logo: string | null;
  areResultsAnnulled: boolean;
  adjustmentReason: string | null;
}

/** A reported series of the division, and the week of the schedule that it belongs to. */
export interface DivisionResult extends StandingsResult {
  seriesId: number;
  week: number;
}

/** All that a division's table is computed from. Results are sorted, the oldest first. */
export interface DivisionResults {
  divisionId: number;
  format: SeriesFormat;
  teams: TableTeam[];
  results: DivisionResult[];
}
