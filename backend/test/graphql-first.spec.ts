import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Application } from 'express';
import { layersOf } from '../src/platform/graphql/graphql-first.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { logLines } from './harness/log-lines.ts';

let app: TestApp;
beforeAll(async () => {
  // no light way answers before Express
  app = await bootApp({ isOrdinary: true });
});
afterAll(() => app.close());

test('a GraphQL request is compared with the path of no REST handler before it reaches Apollo', () => {
  const stack = layersOf(app.app.getHttpAdapter().getInstance() as Application);
  const handlers = stack.flatMap(({ route }, index) => (route ? [index] : []));
  const graphql = stack.flatMap((layer, index) => (layer.match('/graphql') && !layer.match('/') ? [index] : []));

  expect(handlers.length).toBeGreaterThan(130);
  // GraphiQL with the check of its callers, and two of Apollo
  expect(graphql.length).toBeGreaterThan(3);
  expect(Math.max(...graphql)).toBeLessThan(Math.min(...handlers));
});

test('REST, GraphQL and unknown paths are still answered by their own handlers', async () => {
  const ask = async (path: string): Promise<[status: number, text: string]> => {
    const answer = await fetch(app.url + path, { headers: { 'apollo-require-preflight': '1' } });
    return [answer.status, await answer.text()];
  };
  expect(await ask('/graphql?query={__typename}')).toEqual([200, expect.stringContaining('"__typename":"Query"')]);
  expect((await ask('/api/team/all'))[0]).toBe(200);
  expect((await ask('/api/graphql'))[0]).toBe(404);
  expect((await ask('/health/live'))[0]).toBe(200);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const NO_PAGE = { 'apollo-require-preflight': '1' };
const READ = '{"query":"{ __typename }"}';
const ASKED: [why: string, method: string, path: string, headers?: Record<string, string>, body?: string][] = [
  ['a read', 'POST', '/graphql', JSON_TYPE, READ],
  ['a read in the address', 'GET', '/graphql?query={__typename}', NO_PAGE],
  ['a read that another page could send', 'GET', '/graphql?query={__typename}'],
  ['a mutation in the address', 'GET', '/graphql?query=mutation{leaveTeam{__typename}}', NO_PAGE],
  ['only the headers', 'HEAD', '/graphql?query={__typename}', NO_PAGE],
  ['what is allowed', 'OPTIONS', '/graphql'],
  [
    'what another page may do',
    'OPTIONS',
    '/graphql',
    { origin: 'http://x.example', 'access-control-request-method': 'POST' },
  ],
  ['other methods', 'PUT', '/graphql', JSON_TYPE, READ],
  ['other methods', 'DELETE', '/graphql', NO_PAGE],
  ['no text', 'POST', '/graphql', JSON_TYPE, '{}'],
  ['no body', 'POST', '/graphql', JSON_TYPE],
  ['no type', 'POST', '/graphql', {}, READ],
  ['a form', 'POST', '/graphql', { 'content-type': 'application/x-www-form-urlencoded' }, 'query={__typename}'],
  ['a form with files', 'POST', '/graphql', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
  ['a text', 'POST', '/graphql', { 'content-type': 'text/plain' }, READ],
  ['a bare document', 'POST', '/graphql', { 'content-type': 'application/graphql' }, '{ __typename }'],
  ['a list of reads', 'POST', '/graphql', JSON_TYPE, `[${READ},${READ}]`],
  ['a body that is no JSON', 'POST', '/graphql', JSON_TYPE, '{"query":'],
  ['a body that is too long', 'POST', '/graphql', JSON_TYPE, `{"query":"{__typename}","x":"${'x'.repeat(70_000)}"}`],
  ['a compressed body that is none', 'POST', '/graphql', { ...JSON_TYPE, 'content-encoding': 'gzip' }, READ],
  ['a document that is refused', 'POST', '/graphql', JSON_TYPE, '{"query":"{ nothing }"}'],
  ['a login that is none', 'POST', '/graphql', { ...JSON_TYPE, authorization: 'Bearer x' }, READ],
  ['a key that is none', 'POST', '/graphql', { ...JSON_TYPE, 'x-api-key': 'x' }, READ],
  ['a browser', 'GET', '/graphql', { accept: 'text/html' }],
  ['a slash behind the path', 'POST', '/graphql/', JSON_TYPE, READ],
  ['large letters', 'POST', '/GraphQL', JSON_TYPE, READ],
  ['a path below', 'POST', '/graphql/x', JSON_TYPE, READ],
  ['a longer name', 'POST', '/graphqlx', JSON_TYPE, READ],
  ['two slashes', 'POST', '//graphql', JSON_TYPE, READ],
  ['an encoded letter', 'POST', '/graph%71l', JSON_TYPE, READ],
  ['a path that cannot be decoded', 'POST', '/graphql/%ff', JSON_TYPE, READ],
  ['the way over the API', 'POST', '/api/graphql', JSON_TYPE, READ],
  ['a REST path below it', 'GET', '/graphql/api/team/all', NO_PAGE],
  ['REST', 'GET', '/api/team/all'],
  ['REST with a wrong method', 'DELETE', '/api/team/all'],
  ['an unknown path', 'GET', '/api/nothing'],
  ['the life of the process', 'GET', '/health/live'],
];

test('every answer and log line is the same as when Apollo stands behind the handlers of REST', async () => {
  const lines = logLines();
  const first = [...layersOf(app.app.getHttpAdapter().getInstance() as Application)];
  const ofNow = await answers(lines);
  setLayers(behindRest(first));
  const ofThen = await answers(lines);
  setLayers(first);
  for (const [at, [why, method, path]] of ASKED.entries()) {
    expect([why, method, path, ofNow[at]]).toEqual([why, method, path, ofThen[at]]);
  }
  const statuses = new Set(ofNow.map(({ status }) => status));
  expect([200, 400, 401, 404, 405, 413].filter((status) => !statuses.has(status))).toEqual([]);
});

type Layers = ReturnType<typeof layersOf>;

function setLayers(layers: Layers): void {
  layersOf(app.app.getHttpAdapter().getInstance() as Application).splice(0, Infinity, ...layers);
}

/** The order in which Nest adds them. */
function behindRest(layers: Layers): Layers {
  const firstHandler = layers.findIndex(({ route }) => route);
  const behind = layers.findLastIndex(({ route }) => route) + 1;
  const apollo = layers.slice(firstHandler - 2, firstHandler);
  expect(apollo.every((layer) => layer.match('/graphql') && !layer.match('/'))).toBe(true);
  return [
    ...layers.slice(0, firstHandler - 2),
    ...layers.slice(firstHandler, behind),
    ...apollo,
    ...layers.slice(behind),
  ];
}

/** What each caller gets and what is logged, without what differs each time. */
async function answers(
  lines: string[],
): Promise<{ status: number | undefined; headers: object; body: string; logged: object[] }[]> {
  const all = [];
  for (const [, method, path, headers = {}, body] of ASKED) {
    lines.length = 0;
    const sent = request(app.url + path, { method, headers: { ...headers, 'x-request-id': 'same' } });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const {
      date: _date,
      'x-request-id': id,
      'ratelimit-remaining': _left,
      'ratelimit-reset': _reset,
      ...rest
    } = answer.headers;
    const told = await text(answer);
    expect(typeof id).toBe('string');
    const logged = lines.map((line) => {
      const { ms: _ms, time: _time, requestId: _id, ...known } = JSON.parse(line) as Record<string, unknown>;
      return known;
    });
    all.push({ status: answer.statusCode, headers: rest, body: told.replaceAll(String(id), 'id'), logged });
  }
  return all;
}
