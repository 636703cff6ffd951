import { dbOn } from '../../../../test/harness/database.ts';
import { demoDatabase } from '../../../../test/harness/demo-database.ts';
import type { Side } from '../../../domain/sides.ts';
import type { KeysetPage, KeysetSlice, PagedList } from '../../../platform/db/keyset.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { StatisticsRepository } from './statistics.repository.ts';
import type { PlayerStatisticsFilter, StatisticsRow } from './statistics.ts';

let database: Awaited<ReturnType<typeof dbOn>>;
let rows: GameRow[];

/** A player's row of a game that was played. */
interface GameRow {
  seasonId: number;
  divisionId: number;
  seriesId: number;
  playedAt: Date;
  gameId: number;
  teamId: number;
  opponentId: number;
  side: Side;
  playerId: number;
  country: string;
  goals: number;
  isWon: boolean;
  isAnnulled: boolean;
}

beforeAll(async () => {
  database = await dbOn(await demoDatabase());
  // one team's results count nowhere
  const [out] = await database.db.query<{ divisionId: number; teamId: number }>(`
    select division_id as "divisionId", home_team_id as "teamId" from series where reported_at is not null order by id desc limit 1`);
  await database.db.repo(DivisionTeam).update(out!, { isDisqualified: true, areResultsAnnulled: true });
  rows = await database.db.query<GameRow>(`
    select d.season_id as "seasonId", d.id as "divisionId", s.id as "seriesId", coalesce(s.scheduled_at, s.reported_at) as "playedAt",
           g.id as "gameId", p.team_id as "teamId", s.home_team_id + s.away_team_id - p.team_id as "opponentId", p.side,
           p.player_id as "playerId", player.nationality as country, p.goals,
           (g.home_goals > g.away_goals) = (p.side = 'home') as "isWon",
           exists (select 1 from division_team t where t.division_id = d.id and t.are_results_annulled
                    and t.team_id in (s.home_team_id, s.away_team_id)) as "isAnnulled"
      from series s join division d on d.id = s.division_id join game g on g.series_id = s.id
      join player_game_stats p on p.game_id = g.id join player on player.id = p.player_id`);
});
afterAll(() => database.close());

const counts = (filter: PlayerStatisticsFilter) => (row: GameRow) =>
  !row.isAnnulled &&
  (['seasonId', 'divisionId', 'teamId', 'opponentId', 'playerId', 'country'] as const).every(
    (name) => filter[name] === undefined || filter[name] === row[name],
  ) &&
  (filter.venue === undefined || filter.venue === row.side) &&
  (!filter.from || row.playedAt >= filter.from) &&
  (!filter.to || row.playedAt < filter.to);

/** Of a player or a team: games, series, won games and goals, by plain loops. */
function byHand(subject: 'playerId' | 'teamId', filter: PlayerStatisticsFilter): string[] {
  const found = new Map<number, { games: Set<number>; series: Set<number>; won: Set<number>; goals: number }>();
  for (const row of rows.filter(counts(filter))) {
    const own = found.get(row[subject]) ?? { games: new Set(), series: new Set(), won: new Set(), goals: 0 };
    found.set(row[subject], own);
    own.games.add(row.gameId);
    own.series.add(row.seriesId);
    if (row.isWon) own.won.add(row.gameId);
    own.goals += row.goals;
  }
  return [...found].map(([id, own]) => [id, own.games.size, own.series.size, own.won.size, own.goals].join()).sort();
}

/** The rows of all pages of a list. */
async function allRows<Row>(listOf: (slice: KeysetSlice) => PagedList<Row>): Promise<Row[]> {
  const found: Row[] = [];
  let after: string | null = null;
  for (;;) {
    const slice = { size: 100, after, before: null, end: 'first', isDescending: true } as const;
    const page: KeysetPage<Row> = await listOf(slice).page();
    found.push(...page.edges.map(({ node }) => node));
    if (!page.hasNextPage) return found;
    after = page.edges.at(-1)!.cursor;
  }
}

test('every choice of games counts what plain loops over all games count', async () => {
  const repository = new StatisticsRepository(database.db);
  const view = { per: 'total', by: 'games' } as const;
  const annulled = rows.find(({ isAnnulled }) => isAnnulled)!;
  const one = rows.findLast(({ isAnnulled }) => !isAnnulled)!;
  const { divisionId, teamId, opponentId, playerId, seasonId, country } = one;
  const from = new Date(one.playedAt.getTime() - 7 * 86_400_000);
  const to = new Date(one.playedAt.getTime() + 1);
  const filters: PlayerStatisticsFilter[] = [
    { divisionId },
    { divisionId: annulled.divisionId, venue: 'home' },
    { divisionId, country, from },
    { teamId },
    { teamId, venue: 'away', divisionId },
    { teamId, opponentId },
    { teamId, opponentId, venue: 'home' },
    { opponentId, to },
    { opponentId, venue: 'home' },
    { playerId },
    { playerId, opponentId, venue: one.side },
    { playerId, seasonId },
    { playerId, country: country === 'SE' ? 'FI' : 'SE' },
    { seasonId, divisionId: annulled.divisionId },
    { from, to },
    { from, to, venue: 'away', country },
  ];
  for (const filter of filters) {
    const players = await allRows((slice) => repository.players(filter, view, slice));
    const teams = await allRows((slice) => repository.teams(filter, view, slice));
    const told = ({ games, series, gamesWon, goals }: StatisticsRow, id: number) =>
      [id, games, series, gamesWon, goals].join();
    const byPlayer = players.map((row) => told(row, row.player.id)).sort();
    expect([filter, byPlayer]).toEqual([filter, byHand('playerId', filter)]);
    expect([filter, teams.map((row) => told(row, row.team.id)).sort()]).toEqual([filter, byHand('teamId', filter)]);
  }
  expect(byHand('playerId', { divisionId }).length).toBeGreaterThan(20);
});
