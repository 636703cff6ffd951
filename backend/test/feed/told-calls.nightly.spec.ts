import pg from 'pg';
import { EventsService } from '../../src/modules/partners/events/events.service.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { FittingValues } from '../leaks/fitting-values.ts';
import { callersOf, privateWorld } from '../leaks/private-world.ts';
import type { CallerKind } from '../leaks/private-world.ts';
import { walkedCalls } from '../leaks/walked-calls.ts';
import type { WalkedCall } from '../leaks/walked-calls.ts';
import { differencesOf, PublicQuestions } from './public-picture.ts';
import type { Picture } from './public-picture.ts';

/**
 * Every call that changes something, GraphQL and REST, as players and staff, with values that fit: after one that visitors see, partners
 * have been told. What no visitor sees moves no stamp, so the questions are asked only after what moves it.
 */

let app: TestApp;
let client: pg.Client;
let tokens: Readonly<Record<CallerKind, string | null>>;
let questions: PublicQuestions;

beforeAll(async () => {
  app = await bootApp({ env: { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' } });
  tokens = await callersOf(app, await privateWorld(app));
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  questions = await PublicQuestions.of(app, client, {});
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const CALLERS: readonly CallerKind[] = [
  'newcomer',
  'player',
  'captain',
  'writer',
  'graphics',
  'divisionadmin',
  'admin',
];

/** What nothing but a clock or another server's answer changes for visitors is no event. */
const stampOf = async (): Promise<number> => {
  const [row] = await app.db.query<{ version: number }>('select version::int as version from change_stamp');
  return row!.version;
};
const newest = () => app.app.get(EventsService, { strict: false }).newest();

/** Makes a call. The answer says nothing here: the rows do. */
async function make(call: WalkedCall, caller: CallerKind, values: FittingValues): Promise<void> {
  const { path, init } = call.request(tokens[caller], values, 1);
  await (await fetch(app.url + path, init)).text();
}

test('what a call changes for visitors is told to partners', async () => {
  const calls = walkedCalls(app.app).filter(({ isReading }) => !isReading);
  const rows = await FittingValues.rowsIn(app.db);
  const untold: string[] = [];
  const seen = new Set<string>();
  let before: { stamp: number; picture: Picture } | null = null;
  for (const turn of [-1, 0]) {
    const values = new FittingValues(rows, turn);
    for (const caller of CALLERS) {
      for (const call of calls) {
        if (before?.stamp !== (await stampOf())) before = { stamp: await stampOf(), picture: await questions.ask() };
        const position = await newest();
        await make(call, caller, values);
        if ((await stampOf()) === before.stamp) continue;
        seen.add(call.name);
        if ((await newest()) > position) continue;
        for (const difference of differencesOf(before.picture, await questions.ask()))
          untold.push(`${caller} ${call.name}: ${difference}`);
      }
    }
  }
  expect(untold).toEqual([]);
  // the walk reaches what changes the league
  expect(seen.size).toBeGreaterThan(20);
}, 3_600_000);
