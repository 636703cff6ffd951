import { GraphQLSchemaHost } from '@nestjs/graphql';
import { linkPlayer } from './harness/accounts.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { signIn } from './harness/browser.ts';
import { harmlessCall, harmlessDocument } from './harness/harmless.ts';
import { whileLocked, whileStopping, WHO_CALLS } from './harness/locked-tables.ts';
import { CALLS } from './harness/role-table.ts';

/** Fewer than the pool has connections. */
const AT_ONCE = 8;

interface Call {
  name: string;
  ask(): Promise<Response>;
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  token = (await signIn(app, 'admin')).cookies.get('accessToken') ?? '';
});
afterAll(() => app.close());

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** Every REST call and every root field, by an admin, with ids that do not exist. */
function everyCall(): Call[] {
  const rest = CALLS.map((row): Call => {
    const { method, path, body, isTokenPlaced } = harmlessCall(row, token);
    const { headers, ...init } = body ? json(body) : { ...json({}), method, body: null };
    const own = isTokenPlaced ? { 'content-type': 'application/json' } : headers;
    return { name: row.call, ask: () => fetch(app.url + path, { ...init, headers: own ?? {} }) };
  });
  const { schema } = app.app.get(GraphQLSchemaHost);
  const fields = (['Query', 'Mutation'] as const).flatMap((kind) => {
    const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
    return Object.keys(root?.getFields() ?? {}).map((name): Call => {
      const query = harmlessDocument(schema, kind, name);
      return { name: query, ask: () => fetch(`${app.url}/graphql`, json({ query })) };
    });
  });
  return [...rest, ...fields];
}

type Said = 'unavailable' | 'a fault of ours' | 'something else';

async function saidTo({ ask }: Call): Promise<Said> {
  const answer = await ask();
  const text = await answer.text();
  if (answer.status === 500 || text.includes('"INTERNAL"')) return 'a fault of ours';
  const isAway = answer.status === 503 || text.includes('"SERVICE_UNAVAILABLE"');
  return isAway && answer.headers.get('retry-after') === '5' ? 'unavailable' : 'something else';
}

test('no call says of a statement that was stopped that it is a fault of ours', async () => {
  const calls = everyCall();
  const said = new Map<string, Said>();
  await whileLocked(app.databaseUrl, WHO_CALLS, () =>
    whileStopping(app.databaseUrl, async () => {
      for (let from = 0; from < calls.length; from += AT_ONCE) {
        const some = calls.slice(from, from + AT_ONCE);
        await Promise.all(some.map(async (call) => said.set(call.name, await saidTo(call))));
      }
    }),
  );
  const faults = [...said].filter(([, heard]) => heard === 'a fault of ours');
  expect(faults).toEqual([]);
  // the others need no table, or were refused before they did
  expect([...said.values()].filter((heard) => heard === 'unavailable').length).toBeGreaterThan(calls.length / 2);
});
