import { readdirSync, readFileSync } from 'node:fs';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  buildSchema,
  getIntrospectionQuery,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import { READ_LIMITS } from '../src/platform/config/config.ts';
import { costOf } from '../src/platform/graphql/costs.ts';
import { depthLimit, DOCUMENT_LIMITS, GRAPHQL_LIMITS, type LimitName } from '../src/platform/graphql/limits.ts';
import { unitsOf } from '../src/platform/limits/limit-reads.ts';
import { bootApp, graphql, statements, type GraphqlAnswer, type TestApp } from './harness/app.ts';
import { processorMs } from './harness/processor.ts';
import { Socket } from './harness/socket.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await graphql(app.url, '{ __typename }');
});
afterAll(() => app.close());

const doubled = (times: number): string => {
  let text = 'query { ...F0 }\n';
  for (let at = 0; at < times; at++)
    text += `fragment F${at} on Query { a${at}: __typename ...F${at + 1} ...F${at + 1} }\n`;
  return `${text}fragment F${times} on Query { __typename }`;
};

/** The same field many times; sixteen are one too many. */
const aliased = (field: string, times = 16): string =>
  `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${field}`).join(' ')} }`;

/** All of the schema, by name. */
const WHOLE = getIntrospectionQuery()
  .replace(/^[^{]*\{\s*__schema/, 'fragment S on __Schema')
  .replace(/\}\s*\}(?=\s*fragment FullType)/, '}');

/** A schema that the product does not have, in which fields can be nested without end. */
const circular = buildSchema('type Query { team: Team } type Team { id: Int, rival: Team }');
const rivals = (depth: number): string => `{ team ${'{ rival '.repeat(depth - 2)}{ id }${' }'.repeat(depth - 2)} }`;
const depthErrors = (query: string): string[] =>
  validate(circular, parse(query), [depthLimit]).map(({ message }) => message);

/** The operations of the site, each with the fragments it spreads. */
function siteOperations(): [string, DocumentNode][] {
  const root = new URL('../../frontend/src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const all = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  // without locations, because jest copies a test's arguments, and the tokens of all files are one long chain
  return Object.entries(separateOperations(parse(all, { noLocation: true })));
}

describe('a document that asks for too much is refused before any resolver runs', () => {
  const attacks: [string, string][] = [
    ['too many words', `{ ${'__typename '.repeat(GRAPHQL_LIMITS.tokens)} }`],
    ['too many aliases', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: settings { startType }`).join(' ')} }`],
    [
      'aliases hidden in a fragment',
      `query { ...F } fragment F on Query { ${Array.from({ length: 16 }, (_, at) => `a${at}: seasons { id }`).join(' ')} }`,
    ],
    ['an alias that every row repeats', `{ seasons { ${'a'.repeat(GRAPHQL_LIMITS.letters + 1)}: id } }`],
    ['an operation whose name every fault repeats', `query ${'a'.repeat(60_000)}($a: Int, $b: Int) { __typename }`],
    ['a fragment with a long name', `{ ...${'F'.repeat(101)} } fragment ${'F'.repeat(101)} on Query { __typename }`],
    ['a fragment that doubles itself', doubled(30)],
    ['a fragment that spreads itself', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['directives in bulk', `{ __typename ${'@skip(if: false) '.repeat(200)} }`],
    ['an unknown field', '{ settings { secret } }'],
    ['no document', ''],
    ['half a document', '{ settings {'],
    [
      'deep introspection',
      `{ __schema { types { fields { type { fields { type { fields { type { fields { type { fields { name } } } } } } } } } } } }`,
    ],
    [
      'a cost beyond the limit',
      '{ team(id: 1) { seasons { series { games { home { player { id } } away { player { id } } } } } } }',
    ],
    ['the palette many times over', aliased('search(text: "a") { players { id } teams { id } }')],
    ['the news many times over', aliased('news(first: 100) { items { id } }')],
    ['the queue many times over', aliased('sixMansLeaderboard { __typename }')],
    ['the desk many times over', aliased('dashboard { __typename }')],
    ['the diary many times over', aliased('auditEntries(filter: { first: 100 }) { __typename }')],
    [
      'pages of the longest kind',
      aliased('searchPlayers(text: "", first: 100) { items { player { id nickname } } }', 15),
    ],
    ['pages of transfers', aliased('transfers(first: 100) { items { player { id nickname } } }', 15)],
    ['acts in bulk', `mutation ${aliased('kickPlayer(playerId: 1) { __typename }')}`],
    ['a fragment that spreads only itself', 'query { ...A } fragment A on Query { ...A }'],
    ['a type that leads back to itself', '{ seasons { ...S } } fragment S on Season { divisions { season { ...S } } }'],
    ['directives that there are none of', `{ __typename ${'@a '.repeat(300)} }`],
    ['an answer in parts', '{ ...@defer { seasons { id } } }'],
    ['a list in parts', '{ seasons @stream(initialCount: 0) { id } }'],
    ['operations in bulk', Array.from({ length: 150 }, (_, at) => `query Q${at} { __typename }`).join(' ')],
    ['variables in bulk', `query (${Array.from({ length: 300 }, (_, at) => `$v${at}: Int`).join(' ')}) { __typename }`],
    ['braces in bulk', '{'.repeat(5000)],
    ['a list in lists', `{ search(text: ${'['.repeat(450)}${']'.repeat(450)}) { __typename } }`],
    ['an object in objects', `{ search(text: ${'{ a: '.repeat(300)}1${' }'.repeat(300)}) { __typename } }`],
    ['a number that is none of ours', '{ news(offset: 99999999999) { items { id } } }'],
    ['half a number', '{ news(first: 1.5) { items { id } } }'],
    ['a type of its own', 'type A { a: Int } { __typename }'],
    ['an extended schema', 'extend type Query { a: Int } { __typename }'],
    ['fields that contradict each other', '{ a: seasons { id } a: settings { startType } }'],
    ['the whole schema, and again', `{ ${['a', 'b'].map((name) => `${name}: __schema { ...S }`).join(' ')} } ${WHOLE}`],
    [
      'deep introspection of one type',
      '{ __type(name: "Query") { fields { type { fields { type { fields { type { fields { name } } } } } } } } }',
    ],
    [
      'introspection from type to type',
      '{ __schema { types { possibleTypes { possibleTypes { possibleTypes { possibleTypes { name } } } } } } }',
    ],
  ];

  test.each(attacks)('%s', async (_name, query) => {
    const started = process.cpuUsage();
    const { texts, result } = await statements(() => graphql(app.url, query));
    expect(result.status).toBe(400);
    expect(result.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(result.data ?? null).toBeNull();
    // reading the change stamp is no resolver's work, and neither is the listeners' and workers' own work
    expect(texts.filter((text) => !/change_stamp|^listen |^\/\* worker \*\//.test(text))).toEqual([]);
    expect(processorMs(started)).toBeLessThan(500);
  });

  test('a refusal is short, whatever it quotes', async () => {
    const name = 'a'.repeat(30_000);
    const variables = Array.from({ length: 90 }, (_, at) => `$v${at}: Int`).join(' ');
    const documents = [`query ${name}(${variables}) { __typename }`, `{ series(id: "${name}") { id } }`, `{ ${name} }`];
    for (const document of documents) {
      const answer = await graphql(app.url, document);
      expect(answer.errors?.length).toBeGreaterThan(0);
      expect(JSON.stringify(answer).length).toBeLessThan(90_000);
      for (const { message } of answer.errors ?? []) expect(message.length).toBeLessThanOrEqual(501);
    }
  });

  test('the limits do not stand in the way of honest documents', async () => {
    const honest: GraphqlAnswer<unknown>[] = [
      await graphql(app.url, getIntrospectionQuery()),
      await graphql(
        app.url,
        '{ series(id: 1) { games { home { player { id } goals } away { player { id } goals } } } }',
      ),
      await graphql(app.url, `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: __typename`).join(' ')} }`),
    ];
    for (const { status, errors } of honest) expect({ status, errors }).toEqual({ status: 200, errors: undefined });
  });
});

describe('a refusal names the limit, how much is allowed, and how much the document has', () => {
  const broken: [name: string, most: number, yours: number, query: string][] = [
    ['tokens', 1000, 1002, `{ ${'__typename '.repeat(1000)}}`],
    ['aliases', 15, 20, aliased('seasons { id }', 20)],
    ['letters', 100, 60_000, `{ seasons { ${'a'.repeat(60_000)}: id } }`],
    // two spreads and a field at each of eleven levels, the last field, and the first spread
    ['selections', 2000, 1 + 3 * (2 ** 11 - 1) + 2 ** 11, doubled(11)],
    ['selections', 2000, 1 + 3 * (2 ** 30 - 1) + 2 ** 30, doubled(30)],
    ['selections', 2000, 3000, `{ ${'...F '.repeat(300)} } fragment F on Query { ${'__typename '.repeat(9)} }`],
    [
      'cost',
      20_000,
      1 + 1000 + 100 * (1 + 1 + 100 + 5 * 2 * (1 + 10 * 2)),
      '{ allSeries(first: 100) { nodes { games { home { player { id } } away { player { id } } } } } }',
    ],
  ];
  test.each(broken)('%s', async (name, most, yours, query) => {
    const { status, errors } = await graphql(app.url, query);
    expect(status).toBe(400);
    expect(errors?.map(({ extensions }) => extensions['limit'])).toContainEqual({ name, most, yours });
  });

  test('selections are counted to the last one', async () => {
    const spreading = (times: number) =>
      `{ ${'...F '.repeat(times)} } fragment F on Query { ${'__typename '.repeat(7)} }`;
    expect((await graphql(app.url, spreading(250))).status).toBe(200);
    const { errors } = await graphql(app.url, spreading(251));
    expect(errors).toMatchObject([
      {
        message: 'The document exceeds the limit of 2000 selections: it has 2008',
        extensions: { code: 'BAD_USER_INPUT', limit: { name: 'selections', most: 2000, yours: 2008 } },
      },
    ]);
  });
});

describe('through a socket the limits are the same', () => {
  const spread = `...F `.repeat(300);
  const broken: [name: string, yours: number, document: string][] = [
    ['tokens', 1003, `subscription { ${'__typename '.repeat(1000)}}`],
    ['selections', 3000, `subscription { ${spread} } fragment F on Subscription { ${'__typename '.repeat(9)} }`],
    ['aliases', 16, `subscription ${aliased('leagueChanged { __typename }')}`],
    ['letters', 60_000, `subscription { ${'a'.repeat(60_000)}: leagueChanged { number } }`],
  ];
  test.each(broken)('%s', async (name, yours, document) => {
    const socket = new Socket(app);
    socket.subscribe(document);
    await socket.until(({ errors }) => errors.length > 0);
    expect(socket.errors).toContainEqual(
      expect.objectContaining({
        extensions: {
          code: 'BAD_USER_INPUT',
          limit: { name, most: GRAPHQL_LIMITS[name as LimitName], yours },
        },
      }),
    );
    expect(socket.heard).toEqual([]);
    await socket.close();
  });
});

describe('depth', () => {
  test('eight levels are allowed, nine are not', () => {
    expect(depthErrors(rivals(8))).toEqual([]);
    expect(depthErrors(rivals(9))).toEqual(['The document exceeds the limit of 8 levels: it has 9']);
    expect(validate(circular, parse(rivals(11)), [depthLimit])[0]?.extensions['limit']).toEqual({
      name: 'depth',
      most: 8,
      yours: 11,
    });
  });

  test('fragments count as what they hold', () => {
    const halves = (depth: number) =>
      `${rivals(depth).replace('{ id }', '{ ...F }')} fragment F on Team { rival { rival { id } } }`;
    expect(depthErrors(halves(6))).toEqual([]);
    expect(depthErrors(halves(7))).toHaveLength(1);
    expect(depthErrors('{ ...Q } fragment Q on Query { team { ...T } } fragment T on Team { ...T }')).toEqual([]);
  });
});

test.each(['seriesPreview', 'seriesRecords', 'seriesVerdict'])(
  '%s costs what it reckons, however little of it is asked for',
  (name) => {
    const { schema } = app.app.get(GraphQLSchemaHost);
    const all = Array.from({ length: 15 }, (_, n) => `a${n}: ${name}(seriesId: ${n}) { __typename }`);
    // with one unit for all of them, one address could keep a processor busy within its limit
    expect(unitsOf(costOf({ schema, document: parse(`{ ${all.join(' ')} }`), request: {} }))).toBeGreaterThanOrEqual(
      15,
    );
  },
);

const fifteen = (ask: (n: number) => string): string => Array.from({ length: 15 }, (_, n) => ask(n)).join(' ');

test.each([
  ['at its top', `{ ${fifteen((n) => `a${n}: division(discriminator: "1", seasonId: ${n}) { __typename }`)} }`],
  ['values, too', `{ ${fifteen((n) => `a${n}: leagueVersion`)} }`],
  ['in fragments', `{ ...F } fragment F on Query { ${fifteen((n) => `... on Query { a${n}: seasons { id } }`)} }`],
  ['below another field', `{ team(id: 1) { ${fifteen((n) => `a${n}: roster { __typename }`)} } }`],
])('fifteen questions in one document cost as much as fifteen calls: %s', (_where, text) => {
  const { schema } = app.app.get(GraphQLSchemaHost);
  expect(unitsOf(costOf({ schema, document: parse(text), request: {} }))).toBe(15);
});

describe('the documents of the site are within the limits', () => {
  test.each(siteOperations())('%s', (_name, document) => {
    const { schema } = app.app.get(GraphQLSchemaHost);
    const text = print(document);
    expect(validate(schema, parse(text, { maxTokens: GRAPHQL_LIMITS.tokens }), DOCUMENT_LIMITS)).toEqual([]);
    const request = { variables: variablesOf(schema, document) };
    const cost = costOf({ schema, document, request });
    // the longest possible page has a third of the limit to spare
    expect(cost).toBeLessThanOrEqual((GRAPHQL_LIMITS.cost * 2) / 3);
    // the better of two: the first also compiles, and on a busy machine a core does less in the same time
    const took = [1, 2].map(() => {
      const started = process.cpuUsage();
      costOf({ schema, document, request });
      return processorMs(started);
    });
    expect(Math.min(...took)).toBeLessThan(100);
  });
});

test('a document that was cheap for short lists is refused for long ones, and the other way round', async () => {
  const query = `query ($n: Int) ${aliased('transfers(first: $n) { items { player { id nickname } } }', 15)}`;
  const statuses: number[] = [];
  for (const n of [1, 1, 1, 1, 100, 1, 100, 2])
    statuses.push((await graphql(app.url, query, { variables: { n } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 400, 200, 400, 200]);
});

test('sixty people in a lesson who each open a page every half minute are within what one address may read', () => {
  const { schema } = app.app.get(GraphQLSchemaHost);
  const documents = new Map(siteOperations());
  const visited = [
    'Home',
    'Division',
    'Series',
    'Team',
    'Player',
    'Players',
    'Seasons',
    'News',
    'SixMans',
    'Transfers',
  ];
  const units = visited.map((page) => {
    const document = documents.get(`${page}Page`) as DocumentNode;
    const variables = { ...variablesOf(schema, document), first: 20 };
    return unitsOf(costOf({ schema, document, request: { variables } }));
  });
  const frame = 2;
  const average = units.reduce((sum, one) => sum + one, 0) / units.length;
  expect(60 * 2 * (average + frame)).toBeLessThanOrEqual(READ_LIMITS.address);
  // all of them at once on one page that is not cached
  for (const one of units.filter((cost) => cost < 18)) expect(60 * (one + frame)).toBeLessThan(READ_LIMITS.address);
});

test.each(['team', 'player'])('every season of a %s is as much work as four ordinary reads', (field) => {
  const { schema } = app.app.get(GraphQLSchemaHost);
  const document = parse(`{ ${field}(id: 1) { seasons { ${field === 'team' ? 'position' : 'team { id }'} } } }`);
  expect(unitsOf(costOf({ schema, document, request: {} }))).toBe(3);
});

test.each(['adminSeries', 'signedUpTeams'])('staff’s table %s is as much work as four ordinary reads', (field) => {
  const { schema } = app.app.get(GraphQLSchemaHost);
  const document = parse(`{ ${field}(filter: {}) { total } }`);
  expect(unitsOf(costOf({ schema, document, request: {} }))).toBe(3);
});

test('variables that do not fit are bad input', async () => {
  const { status, errors } = await graphql(app.url, 'query ($id: Int!) { series(id: $id) { id } }', {
    variables: { id: 'one' },
  });
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test.each([
  ['nothing', null],
  ['numbers', 1],
  ['lists', []],
])('a long list of %s instead of what is asked for keeps no one waiting', async (_name, value) => {
  const query =
    'query ($outcome: SeriesOutcomeInput!) { standingsPreview(seriesId: 1, outcome: $outcome) { position } }';
  const started = process.cpuUsage();
  const { status, errors } = await graphql(app.url, query, {
    variables: { outcome: { games: Array.from({ length: 12_000 }, () => value) } },
  });
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(processorMs(started)).toBeLessThan(500);
});

test.each([
  ['query A { seasons { id } } query B { seasons { id } }', 'it does not say which of two operations is meant'],
  ['subscription { nothing }', 'there is no such kind of operation'],
])('%s is bad input, and no fault of ours: %s', async (query, _why) => {
  const { status, errors } = await graphql(app.url, query);
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

/** The largest variables that an operation takes. */
function variablesOf(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const definitions = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return Object.fromEntries(
    definitions
      .flatMap(({ variableDefinitions }) => variableDefinitions ?? [])
      .map(({ variable, type }) => [variable.name.value, sample(typeFromAST(schema, type as NamedTypeNode))]),
  );
}

/** A value of this type; a whole number is as large as a page's limit. */
function sample(type: unknown): unknown {
  const plain = getNullableType(type as GraphQLInputType);
  if (isListType(plain)) return [];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    return Object.fromEntries(Object.values(plain.getFields()).map((field) => [field.name, sample(field.type)]));
  }
  if (plain.name === 'Boolean') return true;
  if (plain.name === 'DateTime') return '2026-11-21T19:00:00Z';
  return plain.name === 'Int' ? GRAPHQL_LIMITS.first : 'x';
}

describe('the door itself', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  test('a batch is refused', async () => {
    const batch = (times: number) =>
      post(JSON.stringify(Array.from({ length: times }, () => ({ query: '{ __typename }' }))));
    const answer = await batch(3);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: 'The call exceeds the limit of 1 operation: it has 3',
          extensions: { code: 'BAD_USER_INPUT', limit: { name: 'batch', most: 1, yours: 3 } },
        },
      ],
    });
    // a list is no form of a call, whatever its length
    for (const times of [0, 1]) {
      const { status, ...list } = await batch(times);
      expect(status).toBe(400);
      expect(list).not.toHaveProperty('errors.0.extensions.limit');
    }
  });

  test('a form of a foreign page cannot post', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await post(JSON.stringify({ query: '{ __typename }' }), { 'content-type': type });
      expect(answer.status).toBe(400);
    }
  });

  test('queries may be read by GET, but not from a foreign page, and nothing is written by GET', async () => {
    const path = `${app.url}/graphql?query=${encodeURIComponent('{ __typename }')}`;
    expect(await (await fetch(path)).json()).toEqual({ data: { __typename: 'Query' } });
    const foreign = { 'sec-fetch-site': 'cross-site', cookie: 'accessToken=x' };
    expect((await fetch(path, { headers: foreign })).status).toBe(400);
    const write = encodeURIComponent('mutation { resetSeries(input: { seriesId: 1, version: 1 }) { __typename } }');
    expect((await fetch(`${app.url}/graphql?query=${write}`)).status).toBe(405);
  });

  test('more than 64 KB is too large', async () => {
    expect((await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(70_000)}` }))).status).toBe(413);
  });

  test('a wrong field is not answered with the names of others', async () => {
    const { errors } = await graphql(app.url, '{ setting { startType } }');
    expect(errors?.[0]?.message).not.toContain('Did you mean');
  });
});
