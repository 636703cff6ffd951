/** The tables that an import of another league would show (R3, R4, R5). */
import { rankTeams } from '../competition/standings/standings.ts';
import type { StandingsResult, StandingsRow } from '../competition/standings/standings.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { resultOf, walkoverResult } from '../series/series-result.ts';
import { resultIn, yesOrNo } from './import-table.ts';
import { formatOf, keyOf, plainName, type ForeignTables } from './foreign-places.ts';
import { pointsIn } from './foreign-tables.ts';
import type { ForeignLine } from './foreign-tables.ts';

/** A division's table, with the teams as their names. */
export interface ForeignStandings {
  season: string;
  division: string;
  rows: (StandingsRow & { team: string })[];
}

/** What staff have decided about a team, as a line says it. */
export const decisionIn = ({ points, reason, disqualified, annulled, order }: ForeignLine<'teams.csv'>['cells']) => ({
  isDisqualified: yesOrNo(disqualified) ?? false,
  areResultsAnnulled: yesOrNo(annulled) ?? false,
  adjustment: pointsIn(points),
  adjustmentReason: pointsIn(points) === 0 ? null : reason,
  decider: order === '' ? null : Number(order),
  deciderReason: order === '' ? null : reason,
});

/** The table of each division, of tables without problems. */
export function foreignStandings(tables: ForeignTables): ForeignStandings[] {
  return tables['divisions.csv'].map(({ cells: { season, division, format } }) => {
    const isHere = (line: { cells: { season: string; division: string } }): boolean =>
      keyOf(line.cells.season, line.cells.division) === keyOf(season, division);
    const entered = tables['teams.csv'].filter(isHere).map(({ cells }) => cells);
    const ids = new Map(entered.map(({ team }, index) => [plainName(team), index + 1]));
    const teams = entered.map((cells, index) => ({ id: index + 1, name: cells.team, ...decisionIn(cells) }));
    const results = tables['series.csv']
      .filter((line) => isHere(line) && line.cells.result !== '')
      .toSorted((one, other) => one.cells.time.localeCompare(other.cells.time))
      .map(({ cells }) => resultFrom(cells, ids, formatOf(format) ?? 'first-to-3'));
    const rows = rankTeams(teams, results, formatOf(format) ?? 'first-to-3');
    return { season, division, rows: rows.map((row) => ({ ...row, team: entered[row.teamId - 1]?.team ?? '' })) };
  });
}

function resultFrom(
  { home, away, result }: ForeignLine<'series.csv'>['cells'],
  ids: ReadonlyMap<string, number>,
  format: SeriesFormat,
): StandingsResult {
  const written = resultIn(result);
  const walkover = 'walkover' in written ? written.walkover : null;
  const { homeGames, awayGames, homeGoals, awayGoals } =
    'walkover' in written ? walkoverResult(format, written.walkover) : resultOf(format, written.games);
  const [homeTeamId, awayTeamId] = [ids.get(plainName(home)) ?? 0, ids.get(plainName(away)) ?? 0];
  return { homeTeamId, awayTeamId, homeGames, awayGames, homeGoals, awayGoals, walkover };
}
