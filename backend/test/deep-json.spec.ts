import { SessionsService } from '../src/modules/auth/sessions.service.ts';
import { League } from './factories/league.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { handlersOf } from './harness/handlers.ts';

/** One more than a text may have; and what no stack has room for. */
const DEEP = [65, 30_000];

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** A text with that many levels, as the whole body and as one of its fields. */
const bodies = (levels: number): string[] => [
  lists(levels),
  // of an object in an object, more characters than a body may have
  ...(levels < 1000 ? [objects(levels)] : []),
  `{"query":"{ __typename }","variables":{"deep":${lists(levels - 2)}}}`,
  `{"csp-report":${lists(levels - 1)}}`,
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await bootApp();
  const userId = await new League(app.db).user({}, ['admin', 'divisionadmin', 'graphics', 'writer']);
  token = (await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider')).accessToken;
});
afterAll(() => app.close());

const refused = (status: number, body: string): boolean => status === 400 && /api\.error\.invalid-input|^$/.test(body);

async function post(url: string, path: string, body: string, headers: Record<string, string> = {}) {
  const type = path === '/csp-reports' ? 'application/csp-report' : 'application/json';
  const answer = await fetch(url + path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
  return { status: answer.status, text: await answer.text() };
}

/** Every address that takes a body; a GET can have one too, which is read before the handler is known. */
const addresses = (): string[] =>
  [...new Set(handlersOf(app.app).flatMap(({ kind, address }) => (kind === 'REST' ? [address] : [])))]
    .filter((address) => /^POST /.test(address))
    .map((address) => address.replace('POST ', '').replace(/\{\w+\}/g, '1'))
    .concat('/graphql', '/csp-reports', '/api/unknown');

test.each(DEEP)('a body with %i levels is bad input at every address, from no one and from staff', async (levels) => {
  const wrong: string[] = [];
  for (const path of addresses()) {
    for (const body of bodies(levels)) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const { status, text } = await post(app.url, path, body, headers as Record<string, string>);
        // browsers' reports are shorter, and have a limit of their own for an address
        if (!refused(status, text) && !(path === '/csp-reports' && [413, 429].includes(status))) {
          wrong.push(`${path} ${body.slice(0, 20)}: ${status} ${text}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a large body with pictures as well, from those who may send it', async () => {
  const body = `{"image":"${'A'.repeat(100_000)}","deep":${lists(64)}}`;
  const answer = await post(app.url, '/api/images', body, { authorization: `Bearer ${token}` });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('api.error.invalid-input') });
});

test.each(['variables', 'extensions'])('the %s of a query in an address as well', async (part) => {
  for (const levels of [65, 1500]) {
    const query = new URLSearchParams({ query: '{ __typename }', [part]: `{"deep":${lists(levels - 1)}}` });
    const answer = await fetch(`${app.url}/graphql?${query.toString()}`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('api.error.invalid-input')]);
  }
});

test('a text with 64 levels is read, and brackets in a string are no levels', async () => {
  const variables = `{"deep":${lists(62)},"text":"${'['.repeat(5000)}\\""}`;
  const body = `{"query":"{ __typename }","variables":${variables}}`;
  expect(await post(app.url, '/graphql', body)).toEqual({ status: 200, text: '{"data":{"__typename":"Query"}}\n' });
});
