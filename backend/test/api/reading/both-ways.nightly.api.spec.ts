import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildSchema, getNamedType, isEnumType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLOutputType } from 'graphql';
import { Metrics } from '../../../src/platform/health/metrics.ts';
import { League } from '../../factories/league.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { logLines } from '../../harness/log-lines.ts';
import { holdTime } from '../../harness/time.ts';
import { rootRows, type RootRow } from '../../fuzz/graphql-calls.ts';
import { smallLeague } from '../small-league.ts';

/**
 * Two instances with one database: one with the light ways, one where every request goes the ordinary way. A request to
 * both must be answered, logged, measured and counted in the same way (docs/decisions/022).
 */

const PAGE = `<!doctype html><html lang="sv"><head><title>SBL</title><style>a{}</style></head><body>${'the site '.repeat(300)}</body></html>`;
/**
 * Headers in which a cached answer, which is the same for everyone, may differ from one that was made for one caller.
 */
const OF_KEPT = ['etag', 'vary', 'cache-control', 'ratelimit'];

let folder: string;
let light: TestApp;
let ordinary: TestApp;
let known: Record<string, unknown>;
let lines: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-ways-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const env = { WEB_ROOT: folder, METRICS_TOKEN: 'm'.repeat(40), TRUSTED_PROXIES: '1', READ_LIMIT: '400' };
  light = await bootApp({ env });
  ordinary = await bootApp({ env: { ...env, PUBLIC_URL: light.url }, beside: light, isOrdinary: true });
  const made = await smallLeague(new League(light.db));
  const { season, division, home, ada, played } = made;
  known = { id: played, seasonId: season, divisionId: division, teamId: home, playerId: ada, seriesId: played };
  [light, ordinary].forEach(holdTime);
  for (const { app } of [light, ordinary]) counted.set(app.get(Metrics), await countsOf(app.get(Metrics)));
  lines = logLines();
});
afterAll(async () => {
  await ordinary.close();
  await light.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Call {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Told {
  status: number;
  headers: Record<string, unknown>;
  bytes: string;
  line: Record<string, unknown>;
  measured: string[];
}

let asked = 0;
/** How often each kind of request had been measured at the last check. */
const counted = new Map<Metrics, ReadonlyMap<string, number>>();

/** The answer, and what is logged and measured because of it. */
async function tell({ app, url }: TestApp, { path, method, body, headers = {} }: Call): Promise<Told> {
  const metrics = app.get(Metrics);
  const id = headers['x-request-id'] ?? `both-ways-${(asked += 1)}`;
  lines.length = 0;
  const answer = await new Promise<Pick<Told, 'status' | 'headers' | 'bytes'>>((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request(
      url + path,
      { method: method ?? (body === undefined ? 'GET' : 'POST'), headers: { ...type, ...headers, 'x-request-id': id } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const bytes = Buffer.concat(chunks).toString('base64');
          resolve({ status: res.statusCode ?? 0, headers: { ...res.headers }, bytes });
        });
      },
    );
    call.on('error', reject).end(body);
  });
  while (!lines.some((line) => line.includes('"msg":"request"'))) await sleep(1);
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written).toHaveLength(1);
  const { time: _time, ms, requestId, ...line } = written[0]!;
  const told = id.includes(' ') ? requestId : id;
  expect([requestId, typeof ms, answer.headers['x-request-id']]).toEqual([told, 'number', told]);
  expect(told).toEqual(expect.stringMatching(/^[\w-]{8,36}$/));
  const [before, after] = [counted.get(metrics) ?? new Map<string, number>(), await countsOf(metrics)];
  counted.set(metrics, after);
  const measured = [...after].filter(([name, count]) => count !== (before.get(name) ?? 0)).map(([name]) => name);
  const { date: _date, 'x-request-id': _id, ...rest } = answer.headers;
  return { ...answer, headers: rest, line, measured };
}

/** How often each kind of request was measured. The text of all figures would also count the league's rows each time. */
async function countsOf(metrics: Metrics): Promise<Map<string, number>> {
  const { values } = await metrics['requests'].get();
  return new Map(
    values
      .filter(({ metricName }) => metricName === 'http_request_duration_seconds_count')
      .map(({ labels: { method, route, status }, value }) => [
        `{method="${method}",route="${route}",status="${status}"}`,
        value,
      ]),
  );
}

/**
 * Compares both instances' results, except for the headers of a cached answer and its cost: it takes one unit, and the
 * other way takes the whole cost (docs/decisions/015). Each call has a new caller.
 */
async function expectAlike(call: Call): Promise<{ ofLight: Told; ofOrdinary: Told }> {
  const asNew = { ...call, headers: { ...call.headers, ...newCaller() } };
  const [ofLight, ofOrdinary] = [await tell(light, asNew), await tell(ordinary, asNew)];
  expect(comparable(ofLight)).toEqual(comparable(ofOrdinary));
  const left = unitsLeft(ofLight);
  if (left !== unitsLeft(ofOrdinary)) {
    expect(left).toBe(399);
    expect(ofLight.headers['vary']).toMatch(OF_READY);
  }
  return { ofLight, ofOrdinary };
}

/** The `Vary` of an answer that was ready: it was compressed once. */
const OF_READY = /(^|, )Accept-Encoding$/;

/** The number of units left in `RateLimit`; a call that is not counted has none. */
const unitsLeft = ({ headers }: Told): number => Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1] ?? 0);

/** A cached answer does not read the caller. The other way may have read it and found an anonymous one. */
function comparable({ headers, line: { userId, ...line }, ...told }: Told): object {
  const caller = userId === null ? {} : { userId };
  return {
    ...told,
    line: { ...line, ...caller },
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_KEPT.includes(name))),
  };
}

/** A value for a required argument, from the small league when the name says of what. */
function valueOf({ name, type }: GraphQLArgument): unknown {
  const plain = getNamedType(type);
  if (name in known) return known[name];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (plain.name === 'Int') return known['seasonId'];
  if (plain.name === 'Boolean') return false;
  if (plain.name === 'DateTime') return '2026-03-01T18:00:00.000Z';
  if (plain.name === 'String') return name === 'discriminator' ? 'elit' : 'ada';
  return {};
}

/** A root field with its required arguments as variables, and three levels of its answer. */
function documentOf({ field }: RootRow): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(({ type }) => isNonNullType(type));
  const selection = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type);
    if (!isObjectType(named)) return isEnumType(named) || !('getTypes' in named) ? '' : '{ __typename }';
    const fields = Object.values(named.getFields()).filter(
      (of) =>
        !of.args.some(({ type: needed }) => isNonNullType(needed)) &&
        (depth < 3 || !isObjectType(getNamedType(of.type))),
    );
    return `{ __typename ${fields.map((of) => `${of.name} ${selection(of.type, depth + 1)}`).join(' ')} }`;
  };
  const header = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const args = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return {
    query: `query ${header && `(${header})`} { ${field.name}${args && `(${args})`} ${selection(field.type, 1)} }`,
    variables: Object.fromEntries(given.map((arg) => [arg.name, valueOf(arg)])),
  };
}

let callers = 0;
const newCaller = (): Record<string, string> => ({
  'x-forwarded-for': `192.0.${2 + (callers >> 8)}.${callers++ & 255}`,
});

const FIELDS = rootRows(buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8')))
  .filter(({ kind }) => kind === 'query')
  .map((row) => [row.field.name, row] as const);

describe('every root field', () => {
  const kept: string[] = [];

  test.each(FIELDS)(
    '%s is answered alike on both ways: unknown, known, kept, by POST and by GET',
    async (name, row) => {
      const { query, variables } = documentOf(row);
      const post = { path: '/graphql', body: JSON.stringify({ query, variables }) };
      for (let time = 0; time < 4; time++) await expectAlike(post);
      const given = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const get = { path: `/graphql?${String(given)}` };
      const { ofLight } = await expectAlike(get);
      await expectAlike(get);
      if (!OF_READY.test(String(ofLight.headers['vary']))) return;
      kept.push(name);
      const again = await tell(light, { ...get, headers: { 'if-none-match': String(ofLight.headers['etag']) } });
      expect([again.status, again.bytes, again.measured]).toEqual([304, '', [expect.stringContaining('status="304"')]]);
    },
  );

  test('was asked, and many of them are kept', () => {
    const running = rootRows(light.app.get(GraphQLSchemaHost).schema).filter(({ kind }) => kind === 'query');
    expect(FIELDS.map(([name]) => name).sort()).toEqual(running.map(({ field }) => field.name).sort());
    expect(kept.length).toBeGreaterThan(20);
  });
});

test.each<Call>([
  { path: '/' },
  { path: '/index.html' },
  { path: '/seasons' },
  { path: '/seasons?lang=en' },
  { path: '/seasons?lang=en&lang=se' },
  { path: '/division/elit/season/1' },
  { path: '/no-such-page' },
  { path: '/no-such-page?lang=en' },
  { path: '//seasons' },
  { path: '/%' },
  { path: '/s%65asons' },
  { path: '/seasons', method: 'HEAD' },
  { path: '/seasons', method: 'POST' },
  { path: '/seasons', method: 'OPTIONS' },
  { path: '/csp-reports' },
  { path: '/API/nowhere' },
  { path: '/%61pi/nowhere' },
  { path: '/graphql' },
  { path: '/graphql', headers: { accept: 'text/html' } },
  { path: '/missing.js' },
  { path: '/.secret' },
  { path: '/..%2fetc' },
  { path: '/robots.txt' },
  { path: '/seasons', headers: { 'accept-encoding': 'br' } },
  { path: '/seasons', headers: { 'accept-encoding': 'gzip' } },
  { path: '/seasons', headers: { 'if-none-match': '*' } },
  { path: '/seasons', headers: { cookie: 'accessToken=x', authorization: 'Bearer x' } },
  { path: '/seasons', headers: { 'x-request-id': 'not one of ours' } },
])('a page is answered alike on both ways: %j', async (call) => {
  for (let time = 0; time < 2; time++) {
    const asNew = { ...call, headers: { ...call.headers, ...newCaller() } };
    const [ofLight, ofOrdinary] = [await tell(light, asNew), await tell(ordinary, asNew)];
    expect(ofLight).toEqual(ofOrdinary);
  }
});

test.each<{ why: string; body: string; headers?: Record<string, string> }>([
  { why: 'no JSON', body: 'hello' },
  { why: 'nothing', body: '' },
  { why: 'a word', body: '"hello"' },
  { why: 'blanks', body: '  ' },
  { why: 'a list', body: '[{"query":"{ seasons { id } }"}]' },
  { why: 'another alphabet', body: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
  { why: 'a document that does not parse', body: '{"query":"{"}' },
  { why: 'a document that is too dear', body: JSON.stringify({ query: `{ ${'seasons { id } '.repeat(900)} }` }) },
  { why: 'a mutation', body: JSON.stringify({ query: 'mutation { logout { __typename } }' }) },
  { why: 'an unknown key of a partner', body: '{"query":"{ seasons { id } }"}', headers: { 'x-api-key': 'no' } },
  { why: 'a token that is none', body: '{"query":"{ me { userId } }"}', headers: { authorization: 'Bearer no' } },
  { why: 'a token in the body', body: '{"query":"{ me { userId } }","accessToken":"no"}' },
])('$why is refused alike on both ways', async ({ body, headers = {} }) => {
  for (let time = 0; time < 3; time++) await expectAlike({ path: '/graphql', body, headers });
});

test('a caller who has nothing left is refused alike on both ways, kept answer or not', async () => {
  const call = { path: '/graphql', body: '{"query":"{ seasons { id } }"}', headers: newCaller() };
  const told: Told[] = [];
  for (const app of [light, ordinary]) {
    const init = { method: 'POST', body: call.body, headers: { ...call.headers, 'content-type': 'application/json' } };
    lines.length = 0;
    const ask = async () => void (await (await fetch(`${app.url}/graphql`, init)).arrayBuffer());
    await Promise.all(Array.from({ length: 400 }, ask));
    while (lines.filter((line) => line.includes('"msg":"request"')).length < 400) await sleep(1);
    counted.set(app.app.get(Metrics), await countsOf(app.app.get(Metrics)));
    told.push(await tell(app, call));
  }
  const [ofLight, ofOrdinary] = told as [Told, Told];
  for (const { status, measured } of [ofLight, ofOrdinary]) {
    expect([status, measured]).toEqual([429, [expect.stringContaining('status="429"')]]);
  }
  expect(ofLight.bytes.length).toBe(ofOrdinary.bytes.length);
  expect(Object.keys(ofLight.headers).sort()).toEqual(Object.keys(ofOrdinary.headers).sort());
});

test.each([
  ['a personal identity number', '20000131-1234'],
  ['one in the middle', 'a_20000131-1234'],
  ['a token', 'A'.repeat(43)],
])('%s is no id of a request, on both ways: it is neither written nor sent back', async (_what, id) => {
  for (const { url } of [light, ordinary]) {
    lines.length = 0;
    const answer = await fetch(`${url}/seasons`, { headers: { 'x-request-id': id } });
    await answer.arrayBuffer();
    while (!lines.some((line) => line.includes('"route":"/*"'))) await sleep(1);
    expect(lines.join('')).not.toContain(id);
    const line = lines.find((one) => one.includes('"route":"/*"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ requestId: answer.headers.get('x-request-id'), msg: 'request' });
  }
});
