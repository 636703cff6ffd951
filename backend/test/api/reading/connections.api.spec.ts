import type { PlayerStatisticsFilter, StatisticsPer } from '../../../src/modules/stats/filtered/statistics.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { demoDatabase } from '../../harness/demo-database.ts';
import { PARTNER_LISTS } from './partner-lists.ts';
import { playedRows, statisticsByLoops } from '../../statistics-by-loops.ts';

/** Partners' lists: the first pages of each from both ends, by night every page, in every order, on the demo league. */

/** A border between two pages is like any other. */
const MOST_PAGES = Number(process.env['LIST_PAGES'] ?? 3);

let app: TestApp;

beforeAll(async () => {
  app = await bootApp({ database: await demoDatabase() });
});
afterAll(() => app.close());

interface Page {
  edges: { cursor: string; node: { id: number } }[];
  nodes: { id: number }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount?: number;
}

const PAGE = 'edges { cursor node { id } } nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

async function read(list: string, args: string, fields = PAGE): Promise<Page> {
  const { data, errors } = await graphql<Record<string, Page>>(
    app.url,
    `{ ${list}${args && `(${args})`} { ${fields} } }`,
  );
  expect(errors).toBeUndefined();
  return data![list]!;
}

async function idsOf(list: string, args: string, most = Infinity): Promise<number[]> {
  const ids: number[] = [];
  let after = '';
  for (let pages = 1; ; pages++) {
    const page = await read(list, `first: 100 ${args} ${after}`);
    ids.push(...page.nodes.map(({ id }) => id));
    expect(page.pageInfo.hasPreviousPage).toBe(after !== '');
    expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor ?? null);
    if (!page.pageInfo.hasNextPage || pages === most) return ids;
    after = `after: "${page.pageInfo.endCursor}"`;
  }
}

/** The same from the end, in pages of another length, so that no page has the borders of one that was read forwards. */
async function idsFromTheEnd(list: string, args: string, most = Infinity): Promise<number[]> {
  const ids: number[] = [];
  let before = '';
  for (let pages = 1; ; pages++) {
    const page = await read(list, `last: 83 ${args} ${before}`);
    ids.unshift(...page.nodes.map(({ id }) => id));
    expect(page.pageInfo.hasNextPage).toBe(before !== '');
    expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor ?? null);
    if (!page.pageInfo.hasPreviousPage || pages === most) return ids;
    before = `before: "${page.pageInfo.startCursor}"`;
  }
}

test.each(PARTNER_LISTS)('%s(%s) has every row once, in order, over its pages', async (list, args, sql) => {
  const expected = (await app.db.query<{ id: number }>(sql)).map(({ id }) => id);

  const first = await idsOf(list, args, MOST_PAGES);
  expect(first).toEqual(expected.slice(0, MOST_PAGES * 100));
  const last = await idsFromTheEnd(list, args, MOST_PAGES);
  expect(last).toEqual(expected.slice(-MOST_PAGES * 83));
  // a page is one statement, and the number of rows a second
  const { result, texts } = await statements(() => read(list, args, 'nodes { id } totalCount'));
  expect(result.totalCount).toBe(expected.length);
  expect(texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(2);
});

describe('a page', () => {
  const LIST = 'allSeries';
  const cursors = async (): Promise<string[]> => (await read(LIST, 'first: 12')).edges.map(({ cursor }) => cursor);
  const page = async (args: string) => {
    const all = await cursors();
    const { edges, pageInfo } = await read(
      LIST,
      args.replace(/#(\d+)/g, (_, at: string) => `"${all[Number(at)]}"`),
    );
    return { at: edges.map(({ cursor }) => all.indexOf(cursor)), pageInfo };
  };

  const CASES: [why: string, args: string, at: number[], hasPrevious: boolean, hasNext: boolean][] = [
    ['the first rows', 'first: 3', [0, 1, 2], false, true],
    ['forwards from a row', 'first: 2, after: #2', [3, 4], true, true],
    ['back from where that began', 'last: 3, before: #3', [0, 1, 2], false, true],
    ['back, and not to the beginning', 'last: 2, before: #3', [1, 2], true, true],
    ['back from the first row', 'last: 2, before: #0', [], false, true],
    ['what is before a row, without a length', 'before: #4', [0, 1, 2, 3], false, true],
    ['the first ones between two rows', 'first: 2, after: #1, before: #8', [2, 3], true, true],
    ['the last ones between two rows', 'last: 2, after: #1, before: #8', [6, 7], true, true],
    ['all between two rows', 'first: 9, after: #1, before: #4', [2, 3], true, true],
    ['between rows in the wrong order', 'first: 9, after: #4, before: #1', [], true, true],
    ['with no last as nothing', 'first: 1, last: null, before: null', [0], false, true],
  ];
  test.each(CASES)('%s: %s', async (_why, args, at, hasPreviousPage, hasNextPage) => {
    const found = await page(args);
    expect(found.at).toEqual(at);
    expect(found.pageInfo).toMatchObject({ hasPreviousPage, hasNextPage });
  });

  test('the end of a list is found without its beginning', async () => {
    const { edges, pageInfo } = await read(LIST, 'last: 4');
    const [{ total }] = (await app.db.query<{ total: number }>('select count(*)::int as total from series')) as [
      { total: number },
    ];
    expect(pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false, endCursor: edges.at(-1)!.cursor });
    const { nodes } = await read(LIST, `last: 100, before: "${pageInfo.startCursor}"`);
    const all = await idsOf(LIST, '');
    expect(all).toHaveLength(total);
    expect([...nodes, ...edges.map(({ node }) => node)].map(({ id }) => id)).toEqual(all.slice(-104));
  });

  test('to be read from both ends is refused, by every list, before anything is read', async () => {
    for (const list of await connections()) {
      const filter = list.includes('tatistics') ? 'filter: { seasonId: 1 }, ' : '';
      const { result, texts } = await statements(() =>
        graphql(app.url, `{ ${list}(${filter}first: 2, last: 2) { pageInfo { endCursor } } }`),
      );
      expect(result).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'BAD_USER_INPUT', refusal: 'PAGE_AMBIGUOUS', field: 'last' } }],
      });
      expect(texts.filter((text) => !text.includes('change_stamp'))).toEqual([]);
    }
  });

  test('of every list can be read from its end', async () => {
    const recorded = await app.db.query<{ id: number }>(
      `select min(d.season_id) as id from game_field_play f join game g on g.id = f.game_id
         join series s on s.id = g.series_id join division d on d.id = s.division_id`,
    );
    for (const list of await connections()) {
      const filter = list.includes('tatistics') ? `filter: { seasonId: ${recorded[0]!.id} }, ` : '';
      const rows = 'pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor }';
      const end = await read(list, `${filter}last: 2`, rows);
      expect(end.edges).toHaveLength(2);
      const before = await read(list, `${filter}last: 1, before: "${end.pageInfo.startCursor}"`, rows);
      const again = await read(list, `${filter}first: 2, after: "${before.pageInfo.endCursor}"`, rows);
      expect(again.edges).toEqual(end.edges);
      expect(again.pageInfo.hasNextPage).toBe(false);
    }
  });

  /** The root fields with pages of this kind. */
  async function connections(): Promise<string[]> {
    const { data } = await graphql<{ __type: { fields: { name: string; type: { ofType: { name: string } } }[] } }>(
      app.url,
      '{ __type(name: "Query") { fields { name type { ofType { name } } } } }',
    );
    const found = data!.__type.fields.filter(({ type }) => type.ofType?.name?.endsWith('Connection'));
    expect(found.length).toBeGreaterThanOrEqual(10);
    return found.map(({ name }) => name);
  }
});

test('a page without the number of rows is one statement', async () => {
  const { texts } = await statements(() => read('allSeries', 'first: 50', 'nodes { id home { name } away { name } }'));
  expect(texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(1);
});

interface FieldGame {
  number: number;
  series: { id: number };
  fieldPlay: { trackUrl: string };
}

const NESTED: [list: string, fields: string, most: number][] = [
  ['allSeries', 'nodes { id games { number home { player { nickname } goals } } homeTotals { goals } }', 2],
  [
    'allGames',
    'nodes { id series { week home { name } } home { goals player { id } } away { goals } goals { side } }',
    2,
  ],
  [
    'allGames',
    'nodes { id fieldPlay { trackUrl home { numbers { touches } players { position } } events { kind } } }',
    2,
  ],
  ['allPlayers', 'nodes { id team { name } roles sixMans { elo } transfers { team { name } } }', 2],
  ['allTeams', 'edges { node { id isMine roster { player { nickname } } } }', 1],
];

test.each(NESTED)('what %s has below its rows is read for all of them together', async (list, fields, most) => {
  const few = await statements(() => read(list, 'first: 2', fields));
  const many = await statements(() => read(list, 'first: 10', fields));
  for (const { texts } of [few, many]) {
    expect(texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(most);
  }
});

test('the fields of a row are those of the thing’s own page', async () => {
  const fields = `id name logo isActive roster { player { id } isCaptain since } seasons { season { id } name } sanctions { kind }`;
  const { nodes } = await read('allTeams', 'first: 3', `nodes { ${fields} }`);
  for (const node of nodes) {
    const { data } = await graphql<{ team: object }>(app.url, `{ team(id: ${node.id}) { ${fields} } }`);
    expect(node).toEqual(data!.team);
  }
  const own =
    'id nickname displayName nationality mmr discordName roles team { id } sixMans { elo } sanctions { kind }';
  const players = await read('allPlayers', 'first: 3 order: { by: REGISTERED }', `nodes { ${own} }`);
  for (const node of players.nodes) {
    const { data } = await graphql<{ player: object }>(app.url, `{ player(id: ${node.id}) { ${own} } }`);
    expect(node).toEqual(data!.player);
  }
});

test('what happened on the field in a game of a list is what its series has', async () => {
  const { nodes } = await read(
    'allGames',
    'first: 3 filter: { hasFieldPlay: true }',
    'nodes { id number series { id } fieldPlay { trackUrl } }',
  );
  expect(nodes).toHaveLength(3);
  for (const { number, series, fieldPlay } of nodes as unknown as FieldGame[]) {
    const { data } = await graphql<{ series: { games: FieldGame[] } }>(
      app.url,
      `{ series(id: ${series.id}) { games { number fieldPlay { trackUrl } } } }`,
    );
    expect(data!.series.games.find((game) => game.number === number)?.fieldPlay).toEqual(fieldPlay);
  }
});

test('rows that come meanwhile move no page', async () => {
  const league = new League(app.db);
  const before = await read('allTeams', 'first: 5');
  const rest = await read('allTeams', `first: 5, after: "${before.pageInfo.endCursor}"`);
  await league.team('!!! first of all');
  expect(await read('allTeams', `first: 5, after: "${before.pageInfo.endCursor}"`)).toEqual(rest);
  expect((await read('allTeams', 'first: 1')).nodes).not.toEqual(before.nodes.slice(0, 1));
});

describe('a cursor', () => {
  const part = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const foreign: [string, string, string][] = [
    ['of another order', 'allTeams', part('teams registered asc', '1', 1)],
    ['of another direction', 'allTeams', part('teams name desc', 'a', 1)],
    ['of another list', 'allPlayers', part('teams name asc', 'a', 1)],
    ['that is no base64', 'allTeams', '%%%'],
    ['that is no JSON', 'allTeams', Buffer.from('hello').toString('base64url')],
    ['that is an object', 'allTeams', Buffer.from('{"a":1}').toString('base64url')],
    ['with a time that is none', 'allSeries', part('series played desc', 'yesterday', 1)],
    ['with a NUL', 'allTeams', part('teams name asc', 'a\0', 1)],
    ['with an id that is none', 'allTeams', part('teams name asc', 'a', '1; drop table team')],
    ['with an id beyond all', 'allTeams', part('teams name asc', 'a', 2 ** 40)],
    ['of ten thousand characters', 'allTeams', 'a'.repeat(10_000)],
  ];

  test.each(foreign)('%s is refused', async (_what, list, cursor) => {
    for (const field of ['after', 'before']) {
      const { data, errors } = await graphql(
        app.url,
        `query ($cursor: String) { list: ${list}(${field}: $cursor) { nodes { id } } }`,
        { variables: { cursor } },
      );
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', refusal: 'CURSOR_UNKNOWN', field } }]);
    }
  });

  test('holds nothing that is not public', async () => {
    const { edges } = await read('allPlayers', 'first: 1');
    const [, value, id] = JSON.parse(Buffer.from(edges[0]!.cursor, 'base64url').toString()) as [string, string, number];
    const [player] = await app.db.query<{ place: string }>(
      'select swedish_order(nickname) as place from player where id = $1',
      [id],
    );
    expect(value).toBe(player!.place);
  });
});

test('drafts and coming posts are in no list and no count', async () => {
  const league = new League(app.db);
  const category = await league.category('Hemligt');
  await league.post(category, 'utkast');
  await league.post(category, 'kommande', { publishedAt: '2126-01-01T10:00:00Z' });
  const list = await read('allNews', `filter: { categoryId: ${category} }`, 'nodes { id } totalCount');
  expect(list).toEqual({ nodes: [], totalCount: 0 });
});

describe('filtered statistics', () => {
  let rows: Awaited<ReturnType<typeof playedRows>>;
  beforeAll(async () => {
    rows = await playedRows(app.db);
  });

  const NUMBERS = 'games series gamesWon seriesWon score goals assists saves shots goalsAgainst shootingPercent rating';
  const YEAR = { from: new Date('2025-09-01T00:00:00Z'), to: new Date('2026-09-01T00:00:00Z') };

  const CASES: [why: string, filter: PlayerStatisticsFilter, per: StatisticsPer][] = [
    ['a season, with the results of a team annulled', { seasonId: 2 }, 'game'],
    ['a division', { divisionId: 3 }, 'total'],
    ['a team over all seasons', { teamId: 5 }, 'series'],
    ['a team at home', { teamId: 5, venue: 'home' }, 'total'],
    ['a team away in a season', { teamId: 5, seasonId: 2, venue: 'away' }, 'game'],
    ['against a team', { opponentId: 5 }, 'game'],
    ['a team against another', { teamId: 5, opponentId: 6 }, 'total'],
    ['a period', YEAR, 'game'],
    ['a period of a division', { divisionId: 4, to: new Date('2024-02-01T00:00:00Z') }, 'total'],
    ['who played enough', { seasonId: 1, leastGames: 25 }, 'game'],
    ['nothing', { seasonId: 99_999 }, 'game'],
    ['nobody, because the period ends before it begins', { from: YEAR.to, to: YEAR.from }, 'game'],
  ];
  const OF_PLAYERS: typeof CASES = [
    ...CASES,
    ['a player', { playerId: 7 }, 'series'],
    ['a player against a team', { playerId: 7, opponentId: 5 }, 'total'],
    ['the players of a country', { seasonId: 2, country: 'FI' }, 'game'],
  ];

  const literal = (filter: object): string =>
    JSON.stringify(filter)
      .replace(/"(\w+)":/g, '$1: ')
      .replace(/"(home|away)"/g, (_, side: string) => side.toUpperCase());

  async function every(list: string, whose: string, filter: object, per: string): Promise<Map<number, object>> {
    const found = new Map<number, object>();
    for (let after = ''; ;) {
      const args = `first: 100, filter: ${literal(filter)}, per: ${per.toUpperCase()} ${after}`;
      const page = await read(list, args, `nodes { ${whose} { id } ${NUMBERS} } pageInfo { hasNextPage endCursor }`);
      for (const node of page.nodes as unknown as Record<string, { id: number }>[]) {
        const { [whose]: one, ...numbers } = node;
        expect(found.has(one!.id)).toBe(false);
        found.set(one!.id, numbers);
      }
      if (!page.pageInfo.hasNextPage) return found;
      after = `after: "${page.pageInfo.endCursor}"`;
    }
  }

  const rounded = (all: Map<number, Record<string, number | null>>) =>
    new Map([...all].map(([id, row]) => [id, { ...row, rating: expect.closeTo(row['rating']!, 3) as number }]));

  test.each(OF_PLAYERS)('players: %s', async (_why, filter, per) => {
    const expected = statisticsByLoops(rows, 'playerId', filter, per);
    expect(await every('playerStatistics', 'player', filter, per)).toEqual(rounded(expected));
  });

  test.each(CASES)('teams: %s', async (_why, filter, per) => {
    const expected = statisticsByLoops(rows, 'teamId', filter, per);
    expect(await every('teamStatistics', 'team', filter, per)).toEqual(rounded(expected));
  });

  test('a season’s ratings are those of its divisions’ tables', async () => {
    const { data } = await graphql<{ leaders: { lists: { number: string; leaders: Ranked[] }[] } }>(
      app.url,
      '{ leaders(seasonId: 2, leastGames: 20) { lists { number leaders { value player { id } } } } }',
    );
    const best = data!.leaders.lists.find(({ number }) => number === 'RATING')!.leaders;
    const list = await read(
      'playerStatistics',
      'first: 5, filter: { seasonId: 2, leastGames: 20 }',
      'nodes { player { id } rating }',
    );
    const own = list.nodes as unknown as { player: { id: number }; rating: number }[];
    expect(own.map(({ rating }) => rating)).toEqual(best.slice(0, 5).map(({ value }) => expect.closeTo(value, 2)));
  });
  interface Ranked {
    value: number;
    player: { id: number };
  }

  test('rows come in the wanted order, and in one statement with all their names', async () => {
    const fields = 'nodes { goals player { nickname } team { name } }';
    const args = 'first: 50, per: TOTAL, filter: { seasonId: 2 }, order: { by: GOALS, direction: ASC }';
    const { result, texts } = await statements(() => read('playerStatistics', args, fields));
    const goals = (result.nodes as unknown as { goals: number }[]).map((row) => row.goals);
    expect(goals).toEqual(goals.toSorted((a, b) => a - b));
    expect(texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(1);
  });

  test.each(['playerStatistics', 'teamStatistics'])('%s of the whole history are refused', async (list) => {
    const { texts, result } = await statements(() =>
      graphql(app.url, `{ ${list}(filter: { venue: HOME, from: "2020-01-01T00:00:00Z" }) { nodes { goals } } }`),
    );
    expect(result.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', refusal: 'FILTER_NEEDED', params: { days: 400 } } },
    ]);
    expect(texts.filter((text) => !text.includes('change_stamp'))).toEqual([]);
  });

  test('a cursor of another form of the same numbers is refused', async () => {
    const args = 'first: 1, filter: { seasonId: 2 }';
    const { pageInfo } = await read('playerStatistics', args, 'pageInfo { endCursor }');
    const { errors } = await graphql(
      app.url,
      `{ playerStatistics(${args}, per: TOTAL, after: "${pageInfo.endCursor}") { nodes { goals } } }`,
    );
    expect(errors?.[0]?.extensions['refusal']).toBe('CURSOR_UNKNOWN');
  });
});
