import { createHash } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isUnionType, getNamedType } from 'graphql';
import { OutboxWorker } from '../../src/modules/outbox/outbox-worker.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { DOCUMENTED_CALLS } from '../harness/role-table.ts';
import { allRows, changeBetween } from '../harness/state-change.ts';
import { PAIRS, UNPAIRED } from './both-doors-pairs.ts';
import type { Asked } from './both-doors-pairs.ts';
import { makeCall, partsOf } from './documented-calls.ts';
import { documentedWorld } from './documented-world.ts';

/**
 * Two servers with databases of their own, in which the same has happened. One is asked through REST, the other through
 * GraphQL: afterwards the same rows must have been added, changed and deleted.
 */
type World = Awaited<ReturnType<typeof documentedWorld>> & { app: TestApp };

/** The same key for both servers, so that what they store for finding values is equal. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64');

let rest: World;
let graph: World;
beforeAll(async () => {
  const env = { MEMBER_LIMIT: '1000', PII_KEYS: `k1:${keyOf('values')}`, PII_INDEX_KEY: keyOf('index') };
  const worlds: World[] = [];
  for (let n = 0; n < 2; n++) {
    const app = await bootApp({ env });
    // it works a moment later, in the middle of a comparison
    await app.app.get(OutboxWorker, { strict: false }).onModuleDestroy();
    worlds.push({ app, ...(await documentedWorld(app)) });
  }
  [rest, graph] = worlds as [World, World];
});
afterAll(async () => {
  await rest.app.close();
  await graph.app.close();
});

/** What an act changed in this world's database. */
async function changeOf({ app }: World, act: () => Promise<unknown>) {
  const before = await allRows(app.db);
  const answer = await act();
  return { answer, change: changeBetween(before, await allRows(app.db)) };
}

/** Runs the mutation with its arguments as variables. Returns the name of its result, and the problem. */
async function mutate({ app, as }: Asked, field: string, args: object): Promise<unknown> {
  const of = app.app.get(GraphQLSchemaHost).schema.getMutationType()?.getFields()[field];
  if (!of || !isUnionType(getNamedType(of.type))) throw new Error(`no mutation ${field}`);
  const given = of.args.filter(({ name }) => name in args);
  const header = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const placed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const text = `mutation ${header && `(${header})`} { it: ${field}${placed && `(${placed})`} {
    __typename ... on Problem { code messageKey field } } }`;
  const answer = await graphql<{ it: { __typename: string } }>(app.url, text, {
    variables: { ...args },
    headers: { authorization: `Bearer ${as.token}` },
  });
  return answer.data?.it.__typename === 'Problem' || answer.errors ? answer : 'done';
}

const WRITES = DOCUMENTED_CALLS.filter(({ call }) => call in PAIRS).map((row) => ({ ...row, ...partsOf(row) }));

test.each(WRITES)('$call leaves the same state as its mutation', async (row) => {
  const { field, args, more = {} } = PAIRS[row.call]!;
  const asked = await rest.ask(row.method, row.path, row.actor);
  const same = { ...(await graph.ask(row.method, row.path, row.actor)), app: graph.app, callers: graph.callers };
  expect(same.params).toEqual(asked.params);
  const byRest = await changeOf(
    rest,
    async () => (await makeCall(rest.app.url, row, { ...asked, body: { ...asked.body, ...more } })).status,
  );
  const byGraph = await changeOf(graph, async () => mutate(same, field, await args({ ...same.body }, same)));
  expect([byRest.answer, byGraph.answer]).toEqual([200, 'done']);
  expect(byGraph.change).toEqual(byRest.change);
  expect(byRest.change).not.toEqual({});
});

test('every documented POST is compared, or says why it is not', () => {
  const posts = DOCUMENTED_CALLS.map(({ call }) => call).filter((call) => call.startsWith('POST '));
  expect(Object.keys({ ...PAIRS, ...UNPAIRED }).sort()).toEqual([...new Set(posts)].sort());
});
