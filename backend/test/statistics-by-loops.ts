import { ratingsOf, round2, sumOf, totalsWithout, type Totals } from '../src/domain/competition/statistics/stats.ts';
import type { PlayerStatisticsFilter, StatisticsPer } from '../src/modules/stats/filtered/statistics.ts';
import type { Db } from '../src/platform/db/db.ts';
import { groupBy } from '../src/platform/group-by.ts';

/** A player's row of a game, with all that a filter asks about it. */
interface PlayedRow extends Totals {
  seriesId: number;
  gameId: number;
  divisionId: number;
  seasonId: number;
  playerId: number;
  country: string | null;
  teamId: number;
  opponentId: number;
  side: 'home' | 'away';
  playedAt: Date;
  wonGame: boolean;
  wonSeries: boolean;
  conceded: number;
}

/** Every row of the league that counts, read without any filter. */
export async function playedRows(db: Db): Promise<PlayedRow[]> {
  const rows = await db.query<Raw>(`
    select r.*, g.home_goals, g.away_goals, s.*, s.id as series_id, d.season_id, p.nationality,
           h.are_results_annulled or a.are_results_annulled as is_annulled
      from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
      join division d on d.id = s.division_id join player p on p.id = r.player_id
      join division_team h on h.division_id = d.id and h.team_id = s.home_team_id
      join division_team a on a.division_id = d.id and a.team_id = s.away_team_id`);
  const games = await db.query<{ id: number; home: number; away: number }>(
    'select id, home_goals as home, away_goals as away from game',
  );
  const goals = new Map(games.map(({ id, home, away }) => [id, { home, away }]));
  return rows.flatMap((row) => {
    if (row.is_annulled) return [];
    const other = row.side === 'home' ? 'away' : 'home';
    const game = goals.get(row.game_id)!;
    const team = { home: row.home_team_id, away: row.away_team_id };
    const won = { home: row.home_games > row.away_games, away: row.away_games > row.home_games };
    const { side, score, assists, saves, shots } = row;
    return [
      {
        ...{ games: 1, side, score, goals: row.goals, assists, saves, shots },
        seriesId: row.series_id,
        gameId: row.game_id,
        divisionId: row.division_id,
        seasonId: row.season_id,
        playerId: row.player_id,
        country: row.nationality,
        teamId: team[side],
        opponentId: team[other],
        playedAt: row.scheduled_at ?? row.reported_at,
        wonGame: game[side] > game[other],
        wonSeries: won[side],
        conceded: game[other],
      },
    ];
  });
}

type Raw = Record<Numbered, number> & {
  side: 'home' | 'away';
  nationality: string | null;
  scheduled_at: Date | null;
  reported_at: Date;
  is_annulled: boolean;
};
type Numbered =
  | 'series_id'
  | 'game_id'
  | 'division_id'
  | 'season_id'
  | 'player_id'
  | 'home_team_id'
  | 'away_team_id'
  | 'home_games'
  | 'away_games'
  | Exclude<keyof Totals, 'games'>;

/** The statistics as R33 says, by loops over all rows: by the id of the player or the team. */
export function statisticsByLoops(
  all: readonly PlayedRow[],
  subject: 'playerId' | 'teamId',
  filter: PlayerStatisticsFilter,
  per: StatisticsPer,
): Map<number, Record<string, number | null>> {
  const counted = all.filter((row) => meets(row, filter));
  const found = new Map<number, Record<string, number | null>>();
  const divisions = new Map<number, Totals>();
  for (const [id, rows] of groupBy(all, (row) => row.divisionId)) divisions.set(id, sumOf(rows));
  for (const [id, rows] of groupBy(counted, (row) => row[subject])) {
    const games = new Map(rows.map((row) => [row.gameId, row]));
    const series = new Map(rows.map((row) => [row.seriesId, row]));
    if (games.size < (filter.leastGames ?? 1)) continue;
    const sums = sumOf(rows);
    const divisor = { game: games.size, series: series.size, total: 1 }[per];
    const conceded = [...games.values()].reduce((total, row) => total + row.conceded, 0);
    found.set(id, {
      games: games.size,
      series: series.size,
      gamesWon: [...games.values()].filter((row) => row.wonGame).length,
      seriesWon: [...series.values()].filter((row) => row.wonSeries).length,
      score: round2(sums.score / divisor),
      goals: round2(sums.goals / divisor),
      assists: round2(sums.assists / divisor),
      saves: round2(sums.saves / divisor),
      shots: round2(sums.shots / divisor),
      goalsAgainst: round2(conceded / divisor),
      shootingPercent: sums.shots === 0 ? null : round2((sums.goals * 100) / sums.shots),
      rating: ratingOf(rows, divisions),
    });
  }
  return found;
}

/** Each row's numbers compared with the mean of its whole division (R7), and then the mean of the rows. */
function ratingOf(rows: readonly PlayedRow[], divisions: ReadonlyMap<number, Totals>): number {
  let rated = 0;
  for (const [divisionId, own] of groupBy(rows, (row) => row.divisionId)) {
    const mine = sumOf(own);
    const rest = totalsWithout(divisions.get(divisionId)!, mine);
    rated += (ratingsOf([mine, rest])[0] ?? 0) * mine.games;
  }
  return rated / rows.length;
}

const meets = (row: PlayedRow, filter: PlayerStatisticsFilter): boolean =>
  (filter.seasonId ?? row.seasonId) === row.seasonId &&
  (filter.divisionId ?? row.divisionId) === row.divisionId &&
  (filter.teamId ?? row.teamId) === row.teamId &&
  (filter.opponentId ?? row.opponentId) === row.opponentId &&
  (filter.playerId ?? row.playerId) === row.playerId &&
  (filter.country ?? row.country) === row.country &&
  (filter.venue ?? row.side) === row.side &&
  (!filter.from || row.playedAt >= filter.from) &&
  (!filter.to || row.playedAt < filter.to);
