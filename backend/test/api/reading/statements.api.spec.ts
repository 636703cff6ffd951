import pg from 'pg';
import { unlikeLoops } from '../../careers-by-loops.ts';
import { League, threeNil } from '../../factories/league.ts';
import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { DEMO_NOW, demoDatabase } from '../../harness/demo-database.ts';
import { setTime } from '../../harness/time.ts';
import { committedStatements, misfitsOf } from '../../harness/named-statements.ts';
import { PAGES } from './page-queries.ts';
import type { Page } from './page-queries.ts';

/**
 * A page's query may send at most four statements, for any number of rows. The one that reads the change stamp is one
 * of them.
 */
const MOST = 4;
/** Pages that say as much of a long season as of a short one. */
const FIXED: ReadonlySet<Page> = new Set(['verdict', 'seriesRecords', 'records', 'numbers']);
const STAMP = 'select version from change_stamp';

type Variables = Record<string, unknown>;

let tiny: TestApp;
let demo: TestApp;
let subjects: Subjects;
let pages: { tiny: Record<Page, Variables>; demo: Record<Page, Variables> };

beforeAll(async () => {
  [tiny, demo] = [await bootApp(), await bootApp({ database: await demoDatabase() })];
  // an evening of the demo league with many series, whatever the day is
  setTime([tiny, demo], DEMO_NOW);
  pages = { tiny: await tinyLeague(), demo: await largestOfDemo() };
});

afterAll(async () => {
  await tiny.close();
  await demo.close();
});

/** Two teams of one player each, with one series. */
async function tinyLeague(): Promise<Record<Page, Variables>> {
  const league = new League(tiny.db);
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  await league.setting('current_season', season);
  const division = await league.division(season, { discriminator: 'ettan' });
  const [home, away] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  await league.teamIn(
    await league.division(await league.season({ startsOn: '2025-01-01', endsOn: '2025-06-01' })),
    'Öst',
  );
  const [player, rival] = [await league.player('Ada'), await league.player('Bo')];
  await league.sign(player, home, '2026-01-01T00:00:00Z');
  const games = threeNil.map((game) => ({ ...game, home: [[player, 100, 1, 0, 0, 1] as const] }));
  const series = await league.played(division, [home, away], games);
  const coming = await league.series(division, home, away, { week: 2 });
  await league.series(division, away, home, { week: 3, scheduledAt: DEMO_NOW });
  return variablesOf({
    discriminator: 'ettan',
    season,
    division,
    series,
    coming,
    supposed: series,
    team: home,
    opponent: away,
    player,
    rival,
    text: 'ada',
  });
}

/** The division, team, player and name prefix with the most rows. */
async function largestOfDemo(): Promise<Record<Page, Variables>> {
  const [row] = await demo.db.query<Record<keyof Subjects, never>>(`
    select d.discriminator, d.season_id as season, d.id as division,
           (select left(nickname, 4) from player group by 1 order by count(*) desc, 1 limit 1) as text,
           (select min(s.id) from series s where s.division_id = d.id) as supposed,
           (select max(g.series_id) from game g join series s on s.id = g.series_id where g.number = 5) as series,
           (select s.id from series s where s.reported_at is null
             order by (select count(*) from series m
                        where m.reported_at is not null and m.home_team_id in (s.home_team_id, s.away_team_id)
                          and m.away_team_id in (s.home_team_id, s.away_team_id)) desc, s.id limit 1) as coming,
           (select team_id from division_team group by team_id order by count(*) desc, team_id limit 1) as team,
           (select player_id from player_division_totals group by player_id order by count(*) desc, player_id limit 1) as player,
           (with many as (select team_id from division_team group by team_id order by count(*) desc, team_id limit 1)
            select s.home_team_id + s.away_team_id - m.team_id from series s
              join many m on m.team_id in (s.home_team_id, s.away_team_id)
             where s.reported_at is not null group by 1 order by count(*) desc, 1 limit 1) as opponent,
           (with many as (select player_id from player_division_totals group by player_id order by count(*) desc, player_id limit 1)
            select y.player_id from player_game_stats x join many m on m.player_id = x.player_id
              join player_game_stats y on y.game_id = x.game_id and y.player_id <> x.player_id
             group by 1 order by count(*) desc, 1 limit 1) as rival
      from division d
     order by (select count(*) from series s where s.division_id = d.id) desc, d.id limit 1`);
  subjects = row as Subjects;
  return variablesOf(subjects);
}

interface Subjects {
  /** A series of the division. */
  supposed: number;
  discriminator: string;
  season: number;
  division: number;
  series: number;
  coming: number;
  team: number;
  /** The team that it has met most. */
  opponent: number;
  player: number;
  /** The player with whom they have played most games. */
  rival: number;
  text: string;
}

const variablesOf = ({ supposed, discriminator, season, division, series, coming, text, ...sides }: Subjects) => ({
  start: {},
  seasons: {},
  seasonHonours: {},
  seasonMovements: { seasonId: season },
  division: { discriminator, seasonId: season },
  standingsIf: { divisionId: division, results: [{ seriesId: supposed, homeGames: 3, awayGames: 1 }] },
  series: { id: series },
  preview: { seriesId: coming },
  verdict: { seriesId: series },
  seriesRecords: { seriesId: series },
  team: { id: sides.team },
  player: { id: sides.player },
  playerCareer: { id: sides.player },
  teamCareer: { id: sides.team },
  week: { divisionId: division, week: 1 },
  transfers: {},
  matches: {},
  tonight: {},
  leaders: { divisionId: division },
  records: { seasonId: season },
  teamHeadToHead: { homeId: sides.team, awayId: sides.opponent },
  playerHeadToHead: { homeId: sides.player, awayId: sides.rival },
  numbers: {},
  search: { text },
});

async function read(app: TestApp, page: Page, variables: Variables): Promise<{ count: number; size: number }> {
  const { texts, result } = await statements(() => graphql(app.url, PAGES[page], { variables }));
  expect(result.errors).toBeUndefined();
  // simultaneous reads share the statement for the change stamp, so it is always counted
  const count = 1 + texts.filter((text) => text !== STAMP).length;
  return { count, size: JSON.stringify(result.data).length };
}

test.each(Object.keys(PAGES) as Page[])(
  'the page "%s" sends as few statements for many rows as for few',
  async (page) => {
    const few = await read(tiny, page, pages.tiny[page]);
    const many = await read(demo, page, pages.demo[page]);

    if (!FIXED.has(page)) expect(many.size).toBeGreaterThan(2 * few.size);
    expect(many.count).toBe(few.count);
    expect(many.count).toBeLessThanOrEqual(MOST);
  },
);

test('careers, each read in one statement, are what plain loops over all games count', async () => {
  await expect(unlikeLoops(demo.db, DEMO_NOW)).resolves.toEqual([]);
});

test('the games of every series of a division come in one statement', async () => {
  const documentOf = (fields: string) => `query ($discriminator: String!, $seasonId: Int!) {
    division(discriminator: $discriminator, seasonId: $seasonId) { series { ${fields} } }
  }`;
  const games = ' games { number home { player { id } score } } homeTotals { score }';
  const sent = async (fields: string) => {
    const query = documentOf(fields);
    const { count, result } = await statements(() => graphql(demo.url, query, { variables: pages.demo.division }));
    expect(result.errors).toBeUndefined();
    return count;
  };

  expect(await sent(`id${games}`)).toBe((await sent('id')) + 1);
});

describe('what a higher module adds to a page is read in the statement of the page', () => {
  const STAMP_AND_PAGE = 2;
  const sent = async (query: string, variables: Variables) => {
    const { texts, result } = await statements(() => graphql(demo.url, query, { variables }));
    expect(result.errors).toBeUndefined();
    return { count: 1 + texts.filter((text) => text !== STAMP).length, data: result.data };
  };

  test.each([
    'standings { team { id } points }',
    'placesByWeek { week places { teamId position } }',
    'weeks ...Table } } fragment Table on Division { rows: standings { points } bands { hex',
  ])('the table of a division: %s', async (fields) => {
    const query = `query ($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) { id ${fields} } }`;
    expect((await sent(query, pages.demo.division)).count).toBe(STAMP_AND_PAGE);
  });

  test.each(['games { number }', 'homeTotals { score }', 'awayTotals { score } games { number }'])(
    'the games of a series: %s',
    async (fields) => {
      const query = `query ($id: Int!) { series(id: $id) { id ${fields} } }`;
      expect((await sent(query, pages.demo.series)).count).toBe(STAMP_AND_PAGE);
    },
  );

  test('and each of two pages in a document has its own', async () => {
    const divisions = await demo.db.query<{ discriminator: string; seasonId: number; teams: number }>(`
      select d.discriminator, d.season_id as "seasonId", count(*)::int as teams
        from division d join division_team t on t.division_id = d.id group by d.id order by d.id limit 2`);
    const page = ({ discriminator, seasonId }: (typeof divisions)[number], alias: string) =>
      `${alias}: division(discriminator: "${discriminator}", seasonId: ${seasonId}) { standings { team { id } } }`;
    const { count, data } = await sent(`{ ${divisions.map((of, at) => page(of, `page${at}`)).join(' ')} }`, {});

    expect(count).toBe(STAMP_AND_PAGE + 1);
    const tables = Object.values(data as Record<string, { standings: { team: { id: number } }[] }>);
    const teams = tables.map(({ standings }) => standings.map((row) => row.team.id));
    expect(teams.map((ids) => ids.length)).toEqual(divisions.map((division) => division.teams));
    expect(teams[0]).not.toEqual(teams[1]);
  });
});

test('a first report sends few statements, none after the commit and no delete, and answers the version that stands', async () => {
  const { cookieHeader } = await signIn(demo, 'admin');
  const [series] = await demo.db.query<{ id: number; version: number; home: number[]; away: number[] }>(`
    with three as (select team_id, (array_agg(player_id order by sort_order))[1:3] as players from roster_entry
                    where valid_to is null group by team_id having count(*) >= 3)
    update series s set scheduled_at = now() from three h, three a
     where h.team_id = s.home_team_id and a.team_id = s.away_team_id
       and s.id = (select min(o.id) from series o join three x on x.team_id = o.home_team_id
                     join three y on y.team_id = o.away_team_id where o.reported_at is null)
    returning s.id, s.version, h.players as home, a.players as away`);
  const { id, version, home, away } = series!;
  const rows = (ids: number[], goals: number) =>
    ids.map((playerId, slot) => ({ playerId, score: 99, goals: slot ? 0 : goals, assists: 0, saves: 0, shots: 3 }));
  const games = [1, 2, 3].map(() => ({ homeGoals: 2, awayGoals: 1, home: rows(home, 2), away: rows(away, 1) }));
  const query = `mutation ($input: ReportSeriesInput!) {
    reportSeries(input: $input) { __typename ... on SeriesReport { seriesId version } } }`;
  const { texts, result } = await statements(() =>
    graphql(demo.url, query, {
      variables: { input: { seriesId: id, version, games } },
      headers: { cookie: cookieHeader, 'sec-fetch-site': 'same-origin' },
    }),
  );
  expect(result.data).toEqual({
    reportSeries: { __typename: 'SeriesReport', seriesId: id, version: version + 1 },
  });
  const sent = texts.map((text) => text.trim().toLowerCase());
  expect(sent.at(-1)).toBe('commit');
  expect(sent.length).toBeLessThanOrEqual(11);
  expect(sent.filter((text) => text.includes('delete'))).toEqual([]);
  expect(await demo.db.query('select version from series where id = $1', [id])).toEqual([{ version: version + 1 }]);
});

describe('when reading whole tables is discouraged', () => {
  /** Tables that grow with the league. A page that scans one of them gets slower with it. */
  const GROWING = new Set([
    ...['series', 'game', 'player_game_stats', 'goal', 'player_division_totals', 'division_team', 'roster_entry'],
    ...['player', 'team', 'app_user', 'calendar_entry', 'news_post', 'six_mans_result'],
  ]);

  interface Plan {
    'Node Type': string;
    'Relation Name'?: string;
    'Index Name'?: string;
    'Index Cond'?: string;
    Plans?: Plan[];
  }

  /** An index of what is rare may be read whole. */
  const SMALL_INDEXES = new Set(['division_team_annulled_idx']);
  /** Tells sums of the whole league, and reads each table once. */
  const READS_ALL: Page = 'numbers';
  /** Compares with the records of all games, which are searched once for each change (docs/decisions/008). */
  const READS_RECORDS: Page = 'seriesRecords';
  const READ_BY_NUMBERS = ['player_division_totals', 'division_team', 'series'].length;

  /** Does the plan read a whole growing table, also through an index, without a limit that stops it? */
  const isScan = (plan: Plan, isLimited: boolean): boolean => {
    if (!GROWING.has(plan['Relation Name'] ?? '') || SMALL_INDEXES.has(plan['Index Name'] ?? '')) return false;
    if (plan['Node Type'] === 'Seq Scan') return true;
    return /^Index (Only )?Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined && !isLimited;
  };

  /** Does a limit above stop this plan node when it has its rows, with only a sort of prefixes between? */
  const isStopped = (plan: Plan, isLimited: boolean): boolean =>
    plan['Node Type'] === 'Limit' || (isLimited && ['Incremental Sort', 'Subquery Scan'].includes(plan['Node Type']));

  const scansOf = (plan: Plan, isLimited = false): string[] => [
    ...(isScan(plan, isLimited) ? [`${plan['Node Type']} on ${plan['Index Name'] ?? plan['Relation Name']}`] : []),
    ...(plan.Plans ?? []).flatMap((below) => scansOf(below, isStopped(plan, isLimited))),
  ];

  async function scans(queries: readonly pg.QueryConfig[]): Promise<string[]> {
    const client = new pg.Client({ connectionString: demo.databaseUrl });
    await client.connect();
    // small tables are read whole today but will grow: is there an index for every step, and does the plan take the
    // fewest rows?
    await client.query(`
      set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
      set cpu_tuple_cost = 10; set cpu_index_tuple_cost = 5`);
    const found: string[] = [];
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      found.push(...rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan)));
    }
    await client.end();
    return found;
  }

  /** A sent prepared statement. */
  interface Sent {
    name: string;
    text: string;
    values: unknown[];
  }

  const shapes = new Map(committedStatements().map(({ name, columns }) => [name, columns]));

  /** The rows that differ from the type of the statement's rows, also inside their JSON. */
  async function misshapen(queries: readonly Sent[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name, text, values } of queries) {
      const rows = await demo.db.query(text, values);
      found.push(...rows.flatMap((row) => misfitsOf(row, shapes.get(name) ?? 'unknown', name)));
    }
    return [...new Set(found)];
  }

  /** Every prepared statement that `work` sends, by name. */
  async function sent(work: () => Promise<unknown>): Promise<Sent[]> {
    const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
    const original = prototype.query;
    const seen = new Map<string, Sent>();
    prototype.query = function (this: unknown, ...args: unknown[]): unknown {
      const [config] = args as [pg.QueryConfig & { name?: string }];
      const { name, text, values = [] } = config;
      // a worker may wake up meanwhile
      if (name !== undefined && !text.startsWith('/* worker */')) seen.set(name, { name, text, values });
      return original.apply(this, args);
    };
    try {
      await work();
    } finally {
      prototype.query = original;
    }
    return [...seen.values()];
  }

  async function asked(path: string): Promise<{ queries: Sent[]; texts: string[] }> {
    let texts: string[] = [];
    const queries = await sent(async () => {
      const { result, ...counted } = await statements(() => fetch(`${demo.url}/api/${path}`));
      expect([path, result.status]).toEqual([path, 200]);
      texts = counted.texts;
    });
    return { queries, texts };
  }

  test.each(Object.keys(PAGES) as Page[])(
    'the page "%s" finds its rows by indexes, shaped as their types say',
    async (page) => {
      const queries = await sent(() => read(demo, page, pages.demo[page]));

      expect(queries.length).toBeGreaterThan(1);
      const found = await scans(queries);
      // a table that is read twice would stand there twice
      if (page === READS_ALL) expect(found).toHaveLength(READ_BY_NUMBERS);
      else if (page === READS_RECORDS) expect(found).toEqual([expect.stringContaining('player_game_stats')]);
      else expect(found).toEqual([]);
      await expect(misshapen(queries)).resolves.toEqual([]);
    },
  );

  test.each([
    ({ team }: Subjects) => `calendar/team/${team}.ics`,
    ({ division }: Subjects) => `calendar/division/${division}.ics`,
    ({ player }: Subjects) => `calendar/player/${player}.ics`,
    ({ coming }: Subjects) => `calendar/series/${coming}.ics`,
    () => 'feeds/results.atom',
    () => 'feeds/news.atom',
    () => 'news/page/0/9',
    () => 'news/page/0/9/1',
    () => 'news/sasong-10-ar-i-gang',
  ])('what a program asks for finds its rows by indexes, in a statement beside that of the stamp (%#)', async (of) => {
    const { queries, texts } = await asked(of(subjects));

    expect(queries.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(1);
    await expect(scans(queries)).resolves.toEqual([]);
    await expect(misshapen(queries)).resolves.toEqual([]);
  });

  test('a statement without an index is seen', async () => {
    await expect(scans([{ text: 'select count(*) from series where is_streamed' }])).resolves.toEqual([
      'Seq Scan on series',
    ]);
    await expect(scans([{ text: 'select name from team order by id' }])).resolves.toEqual(['Index Scan on team_pk']);
  });
});
