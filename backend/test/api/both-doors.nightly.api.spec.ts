import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isUnionType, getNamedType } from 'graphql';
import { FORGOTTEN_AT } from '../../src/modules/content/media/images.repository.ts';
import { OutboxWorker } from '../../src/modules/messages/outbox/outbox-worker.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { DOCUMENTED_CALLS } from '../harness/role-table.ts';
import { allRows, changeBetween } from '../harness/state-change.ts';
import type { Rows } from '../harness/state-change.ts';
import { PAIRS, UNPAIRED } from './both-doors-pairs.ts';
import type { Asked } from './both-doors-pairs.ts';
import { makeCall, partsOf } from './documented-calls.ts';
import { documentedWorld } from './documented-world.ts';

/**
 * Two servers with databases of their own, in which the same has happened. One is asked through REST, the other through
 * GraphQL: afterwards the same rows must have been added, changed and deleted.
 */
interface World {
  app: TestApp;
  /** The input of each call, by the call: all of it is made before the first act. */
  asked: ReadonlyMap<string, Asked>;
  rows: Rows;
}

/** The same key for both servers, so that what they store for finding values is equal. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64');

const WRITES = DOCUMENTED_CALLS.filter(({ call }) => call in PAIRS).map((row) => ({ ...row, ...partsOf(row) }));

let rest: World;
let graph: World;
beforeAll(async () => {
  const env = { MEMBER_LIMIT: '1000', PII_KEYS: `k1:${keyOf('values')}`, PII_INDEX_KEY: keyOf('index') };
  const worlds: World[] = [];
  for (let n = 0; n < 2; n++) {
    const app = await bootApp({ env });
    // it works a moment later, in the middle of a comparison
    await app.app.get(OutboxWorker, { strict: false }).onModuleDestroy();
    const { ask, callers } = await documentedWorld(app);
    const asked = new Map<string, Asked>();
    for (const { call, method, path, actor } of WRITES)
      asked.set(call, { ...(await ask(method, path, actor)), app, callers });
    worlds.push({ app, asked, rows: await allRows(app.db) });
  }
  [rest, graph] = worlds as [World, World];
});
afterAll(async () => {
  await rest.app.close();
  await graph.app.close();
});

/** Waits until the pictures that an act made needless are away: they go after its answer. */
async function untilRemoved({ app: { db } }: World): Promise<void> {
  const due = 'select 1 from image where created_at = $1';
  while ((await db.query(due, [FORGOTTEN_AT])).length > 0) await setTimeout(20);
}

/** What an act changed in this world's database, since the act before it. */
async function changeOf(world: World, act: () => Promise<unknown>) {
  const before = world.rows;
  const answer = await act();
  await untilRemoved(world);
  world.rows = await allRows(world.app.db);
  return { answer, change: changeBetween(before, world.rows) };
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

test.each(WRITES)('$call leaves the same state as its mutation', async (row) => {
  const { field, args, more = {} } = PAIRS[row.call]!;
  const [asked, same] = [rest.asked.get(row.call)!, graph.asked.get(row.call)!];
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
