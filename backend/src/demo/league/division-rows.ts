/** The rows of a played division: its series, their games, and the players' numbers. */
import { resultOf, walkoverResult } from '../../domain/series/series-result.ts';
import { SIDES } from '../../domain/sides.ts';
import type { Side, Sides } from '../../domain/sides.ts';
import type { Random } from '../../domain/random.ts';
import type { DemoDivision, DemoPlayer, DemoSeries, DemoTeam, StatsRow } from '../model.ts';
import { boxScore, goalOrder, lineUp } from '../play/play-series.ts';
import type { GameRow, GameStatsRow, GoalRow, SeriesRow, TotalsRow } from '../tables.ts';

/** All rows below a division's teams. */
interface DivisionRows {
  series: SeriesRow[];
  games: GameRow[];
  stats: GameStatsRow[];
  goals: GoalRow[];
  totals: TotalsRow[];
}

/** The next free ids. */
export interface SeriesIds {
  series: number;
  game: number;
}

/** How often another player comes on between two games. */
const SUBSTITUTION = 0.15;

/**
 * Uses the present rosters, so call it before players change teams. The order of goals has a random source of its own, so
 * that everything else is as without it.
 */
export function rowsOf(
  { random, order }: { random: Random; order: Random },
  divisionId: number,
  division: DemoDivision,
  ids: SeriesIds,
): DivisionRows {
  const rows: DivisionRows = { series: [], games: [], stats: [], goals: [], totals: [] };
  const results = new Map<number, GameOfSeries>();
  for (const series of division.series) {
    const id = ids.series++;
    rows.series.push(seriesRow(id, divisionId, division, series));
    let playing = lineUps(random, series);
    const winner = series.games ? resultOf(series.format ?? division.format, series.games).winner : null;
    series.games?.forEach((goals, index) => {
      const gameId = ids.game++;
      results.set(gameId, { seriesId: id, winner });
      rows.games.push({ id: gameId, seriesId: id, number: index + 1, homeGoals: goals.home, awayGoals: goals.away });
      if (random.chance(SUBSTITUTION)) playing = lineUps(random, series);
      const box = boxScore(random, goals, playing);
      for (const side of SIDES) {
        box[side].forEach((row, place) =>
          rows.stats.push({ ...row, gameId, side, slot: place + 1, teamId: series[side].id }),
        );
      }
      goalOrder(order, goals, box).forEach((goal, place) => rows.goals.push({ ...goal, gameId, number: place + 1 }));
    });
  }
  rows.totals = totalsOf(divisionId, rows.stats, results);
  return rows;
}

function seriesRow(
  id: number,
  divisionId: number,
  { adminUserId, ...division }: DemoDivision,
  series: DemoSeries,
): SeriesRow {
  const { walkover, games, reportedAt } = series;
  const format = series.format ?? division.format;
  const played = games ? resultOf(format, games) : null;
  return {
    id,
    divisionId,
    week: series.week,
    homeTeamId: series.home.id,
    awayTeamId: series.away.id,
    scheduledAt: series.scheduledAt,
    isStreamed: series.isStreamed,
    walkover,
    result: walkover ? walkoverResult(format, walkover) : played,
    reportedAt,
    reportedByUserId: reportedAt ? adminUserId : null,
    format: series.format,
    bracketPosition: series.bracketPosition,
  };
}

const lineUps = (random: Random, { home, away }: DemoSeries): Sides<DemoPlayer[]> => ({
  home: lineUp(random, playersOf(home)),
  away: lineUp(random, playersOf(away)),
});

const playersOf = ({ roster }: DemoTeam): DemoPlayer[] => roster.map(({ player }) => player);

const SUMMED = ['score', 'goals', 'assists', 'saves', 'shots'] as const satisfies readonly (keyof StatsRow)[];

/** The series of a game, and the side that won it. */
interface GameOfSeries {
  seriesId: number;
  winner: Side | null;
}

/** The sums that are stored beside the games (R7), for each team and player. */
function totalsOf(
  divisionId: number,
  stats: readonly GameStatsRow[],
  results: ReadonlyMap<number, GameOfSeries>,
): TotalsRow[] {
  const totals = new Map<string, TotalsRow>();
  const won = new Set<string>();
  for (const { playerId, teamId, ...row } of stats) {
    const key = `${teamId} ${playerId}`;
    let sum = totals.get(key);
    if (!sum) totals.set(key, (sum = { divisionId, teamId, playerId, games: 0, seriesWon: 0, ...ZERO }));
    sum.games += 1;
    const { seriesId, winner } = results.get(row.gameId)!;
    const series = `${seriesId} ${key}`;
    if (row.side === winner && !won.has(series)) {
      won.add(series);
      sum.seriesWon += 1;
    }
    for (const column of SUMMED) sum[column] += row[column];
  }
  return [...totals.values()];
}

const ZERO = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };
