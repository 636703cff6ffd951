import { statements } from '../../../../test/harness/app.ts';
import { dbOn } from '../../../../test/harness/database.ts';
import { demoDatabase } from '../../../../test/harness/demo-database.ts';
import type { RecordKind } from '../../../domain/competition/records/records.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PlayerTotalsRepository } from '../../seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import { SeriesRecordsRepository } from '../series-records/series-records.repository.ts';
import { SeriesRecordsService } from '../series-records/series-records.service.ts';
import { RecordsRepository } from './records.repository.ts';
import { RecordsService } from './records.service.ts';
import { LEAST_SERIES } from '../../../domain/competition/records/series-records.ts';
import type { RecordsFilter, StoredHolder } from './records.ts';

let database: Awaited<ReturnType<typeof dbOn>>;
let service: RecordsService;
let games: Game[];
let rows: Map<number, PlayerRow[]>;

/** A game of a series, as it is stored. */
interface Game {
  id: number;
  number: number;
  seriesId: number;
  divisionId: number;
  division: string;
  rank: number;
  seasonId: number;
  playedAt: Date;
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
  /** Games of the whole series. */
  homeGames: number;
  awayGames: number;
  isWalkover: boolean;
  isAnnulled: boolean;
}

interface PlayerRow {
  player: number;
  side: 'home' | 'away';
  goals: number;
  assists: number;
  saves: number;
  shots: number;
  score: number;
}

/** One that has computed nothing yet. */
const newService = () => new RecordsService(new RecordsRepository(database.db), new ChangeStamp(database.db));

beforeAll(async () => {
  database = await dbOn(await demoDatabase());
  service = newService();
  // the team of the clearest win is out and its results count nowhere, so that another record stands
  const [clearest] = await database.db.query<{ divisionId: number; teamId: number }>(`
    select division_id as "divisionId", home_team_id as "teamId" from series
     where reported_at is not null order by home_goals - away_goals desc, id limit 1`);
  await database.db.repo(DivisionTeam).update(clearest!, { isDisqualified: true, areResultsAnnulled: true });
  await new PlayerTotalsService(database.db, new PlayerTotalsRepository(database.db)).mendAll();
  games = await database.db.query<Game>(`
    select g.id, g.number, s.id as "seriesId", d.id as "divisionId", d.name as division, d.rank, d.season_id as "seasonId",
           coalesce(s.scheduled_at, s.reported_at) as "playedAt", s.home_team_id as home, s.away_team_id as away,
           g.home_goals as "homeGoals", g.away_goals as "awayGoals", s.home_games as "homeGames",
           s.away_games as "awayGames", s.walkover is not null as "isWalkover",
           exists (select 1 from division_team t where t.division_id = d.id and t.are_results_annulled
                    and t.team_id in (s.home_team_id, s.away_team_id)) as "isAnnulled"
      from game g join series s on s.id = g.series_id join division d on d.id = s.division_id
     order by coalesce(s.scheduled_at, s.reported_at), s.id, g.number`);
  const stored = await database.db.query<PlayerRow & { game: number }>(
    'select game_id as game, player_id as player, side, goals, assists, saves, shots, score from player_game_stats',
  );
  rows = new Map();
  for (const row of stored) rows.set(row.game, [...(rows.get(row.game) ?? []), row]);
});
afterAll(() => database.close());

/** A value with the names of all who hold it. */
type Best = Map<RecordKind, { value: number; holders: Set<string> }>;

/** Every record by plain loops over all games. */
function byHand(filter: RecordsFilter): Best {
  const best: Best = new Map();
  const tell = (kind: RecordKind, value: number, holder: string) => {
    const known = best.get(kind)?.value ?? 0;
    if (value <= 0 || value < known) return;
    if (value > known) best.set(kind, { value, holders: new Set() });
    best.get(kind)?.holders.add(holder);
  };
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  const counted = games.filter(
    (game) =>
      !game.isWalkover &&
      !game.isAnnulled &&
      (filter.seasonId === null || game.seasonId === filter.seasonId) &&
      (filter.level === null || game.rank === filter.level) &&
      (filter.divisionName === null || game.division === filter.divisionName),
  );
  const seen = new Set<string>();
  const seasons = new Map<number, Set<number>>();
  const streaks = new Map<string, number>();
  for (const game of counted) {
    tell('gameGoalsTogether', game.homeGoals + game.awayGoals, `${game.seriesId}/${game.number}/-/${game.home}`);
    for (const side of ['home', 'away'] as const) {
      const [goals, against] = side === 'home' ? [game.homeGoals, game.awayGoals] : [game.awayGoals, game.homeGoals];
      const team = game[side];
      const isWon = side === 'home' ? game.homeGames > game.awayGames : game.awayGames > game.homeGames;
      tell('gameTeamGoals', goals, `${game.seriesId}/${game.number}/-/${team}`);
      tell('gameMargin', goals - against, `${game.seriesId}/${game.number}/-/${team}`);
      add(`seriesTeamGoals ${game.seriesId}/-/-/${team}`, goals);
      add(`seriesMargin ${game.seriesId}/-/-/${team}`, goals - against);
      add(`seasonTeamGoals -/-/-/${team} ${game.seasonId}`, goals);
      if (game.number === 1) {
        const key = `-/-/-/${team} ${game.seasonId}`;
        add(`seasonWins ${key}`, isWon ? 1 : 0);
        streaks.set(key, isWon ? (streaks.get(key) ?? 0) + 1 : 0);
        tell('seasonStreak', streaks.get(key) ?? 0, key);
      }
      for (const row of rows.get(game.id)?.filter((one) => one.side === side) ?? []) {
        const { player, ...numbers } = row;
        for (const [name, upper] of [
          ['goals', 'Goals'],
          ['assists', 'Assists'],
          ['saves', 'Saves'],
          ['shots', 'Shots'],
          ['score', 'Score'],
        ] as const) {
          const value = numbers[name];
          tell(`game${upper}`, value, `${game.seriesId}/${game.number}/${player}/${team}`);
          add(`series${upper} ${game.seriesId}/-/${player}/${team}`, value);
          if (upper !== 'Shots') add(`season${upper} -/-/${player}/* ${game.seasonId}`, value);
          if (upper !== 'Shots' && upper !== 'Score') add(`career${upper} -/-/${player}/*`, value);
        }
        add(`careerGames -/-/${player}/*`, 1);
        if (isWon && !seen.has(`${game.seriesId} ${player}`)) add(`careerWins -/-/${player}/*`, 1);
        seen.add(`${game.seriesId} ${player}`);
        seasons.set(player, (seasons.get(player) ?? new Set()).add(game.seasonId));
      }
    }
  }
  for (const [player, own] of seasons) sums.set(`careerSeasons -/-/${player}/*`, own.size);
  for (const [key, value] of sums) {
    const [kind, ...holder] = key.split(' ');
    if (filter.seasonId === null || !kind!.startsWith('career')) tell(kind as RecordKind, value, holder.join(' '));
  }
  return best;
}

const nameOf = ({ seriesId, game, player, team, season }: StoredHolder) =>
  `${seriesId ?? '-'}/${game ?? '-'}/${player?.id ?? '-'}/${player && seriesId === null ? '*' : team.id}` +
  (seriesId === null && season ? ` ${season.id}` : '');

const ALL: RecordsFilter = { seasonId: null, level: null, divisionName: null };

test('every record is the one that plain loops over all games find, with as many holders', async () => {
  const [{ last, name } = { last: 0, name: '' }] = await database.db.query<{ last: number; name: string }>(
    'select max(season_id) as last, max(name) as name from division',
  );
  const filters: Partial<RecordsFilter>[] = [
    {},
    { level: 2 },
    { divisionName: name },
    { seasonId: last },
    { seasonId: last - 3, level: 1 },
    { seasonId: last + 1000 },
  ];
  for (const filter of filters) {
    const { records } = await service.find({ ...ALL, ...filter });
    const expected = byHand({ ...ALL, ...filter });
    expect(records.map(({ kind, value, holders, others }) => [kind, value, holders.length + others]).sort()).toEqual(
      [...expected].map(([kind, { value, holders }]) => [kind, value, holders.size]).sort(),
    );
    for (const { kind, holders } of records) {
      expect(holders.length).toBeLessThanOrEqual(5);
      for (const holder of holders)
        expect([kind, [...expected.get(kind)!.holders]]).toEqual([kind, expect.arrayContaining([nameOf(holder)])]);
    }
  }
  expect((await service.find(ALL)).records).toHaveLength(28);
});

test('a shared record names who reached it first, and a filter is one statement for each change', async () => {
  const { records } = await service.find(ALL);
  for (const { holders, scope } of records) {
    if (scope !== 'game' && scope !== 'series') continue;
    const times = holders.map(({ playedAt }) => playedAt ?? '');
    expect(times).toEqual(times.toSorted());
    expect(holders.every(({ opponent, team }) => opponent && opponent.id !== team.id)).toBe(true);
  }
  expect(records.some(({ others }) => others > 0)).toBe(true);
  // the change stamp and the records, and after that only the stamp
  const fresh = newService();
  expect((await statements(() => fresh.find(ALL))).count).toBe(2);
  expect((await statements(() => fresh.find(ALL))).count).toBe(1);
});

test('the plan that a connection keeps for all filters is as good as one for the filter', async () => {
  // with a bad one, the statement is cancelled by the limit of its connection
  const last = Math.max(...games.map(({ seasonId }) => seasonId));
  for (const filter of [ALL, { ...ALL, level: 2 }, { ...ALL, seasonId: last }]) {
    const kept = await database.db.transaction(async () => {
      await database.db.query(`set local plan_cache_mode = 'force_generic_plan'; set local statement_timeout = 1500`);
      return new RecordsRepository(database.db).find(filter);
    });
    expect(kept).toEqual(await service.findHolders(filter));
  }
});

test('the page of a series tells the records that the page of records names it for', async () => {
  const ofSeries = new SeriesRecordsService(new SeriesRecordsRepository(database.db), service);
  const named = async (filter: RecordsFilter) =>
    (await service.find(filter)).records
      .filter(({ scope }) => scope === 'game' || scope === 'series')
      .flatMap(({ kind, holders }) => holders.map((holder) => ({ ...holder, text: `${kind} ${nameOf(holder)}` })));
  const ofLeague = await named(ALL);
  const names = [...new Set(games.map(({ division }) => division))];
  const byName = new Map<string, Awaited<ReturnType<typeof named>>>();
  const seriesOf = (name: string) =>
    new Set(games.flatMap((game) => (game.division === name ? game.seriesId : []))).size;
  // a qualifier that few have played tells nothing yet
  for (const name of names)
    byName.set(name, seriesOf(name) < LEAST_SERIES ? [] : await named({ ...ALL, divisionName: name }));

  let told = 0;
  for (const [seriesId, division] of new Map(games.map((game) => [game.seriesId, game.division]))) {
    const league = ofLeague.filter((holder) => holder.seriesId === seriesId);
    const kinds = new Set(league.map(({ kind }) => kind));
    const own = byName.get(division)!.filter((holder) => holder.seriesId === seriesId && !kinds.has(holder.kind));
    const records = await ofSeries.ofSeries(seriesId);
    expect(records.flatMap(({ kind, holders }) => holders.map((one) => `${kind} ${nameOf(one)}`)).sort()).toEqual(
      [...league, ...own].map(({ text }) => text).sort(),
    );
    told += records.length;
  }
  expect(told).toBeGreaterThan(names.length);
});

test('the records of a series are others after a change', async () => {
  const ofSeries = new SeriesRecordsService(new SeriesRecordsRepository(database.db), service);
  const [holder] = (await service.find(ALL)).records[0]!.holders;
  const [before] = await ofSeries.ofSeries(holder!.seriesId!);
  // the series' division and the change stamp: the records are known
  expect((await statements(() => ofSeries.ofSeries(holder!.seriesId!))).count).toBe(2);

  // without its games the record is another one
  const { divisionId, home } = games.find(({ seriesId }) => seriesId === holder!.seriesId)!;
  const team = { divisionId, teamId: home };
  await database.db.repo(DivisionTeam).update(team, { isDisqualified: true, areResultsAnnulled: true });
  expect(before!.kind).toBe('gameGoals');
  expect(await ofSeries.ofSeries(holder!.seriesId!)).toEqual([]);
  await database.db.repo(DivisionTeam).update(team, { isDisqualified: false, areResultsAnnulled: false });
  expect((await ofSeries.ofSeries(holder!.seriesId!))[0]).toEqual(before);
});
