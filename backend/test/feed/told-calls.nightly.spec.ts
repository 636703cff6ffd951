import pg from 'pg';
import { EventsService } from '../../src/modules/partners/events/events.service.ts';
import { keepLogins } from '../harness/accounts.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { FittingValues } from '../leaks/fitting-values.ts';
import { callersOf, privateWorld } from '../leaks/private-world.ts';
import type { CallerKind } from '../leaks/private-world.ts';
import { walkedCalls } from '../leaks/walked-calls.ts';
import { differencesOf, PublicQuestions } from './public-picture.ts';
import type { Picture } from './public-picture.ts';

/**
 * Every call that changes something, GraphQL and REST, as players and staff, with values that fit: after one that visitors see, partners
 * have been told. What no visitor sees moves no stamp. The calls that move it and tell nothing are found by a walk; then the same walk is
 * gone in a new league, where all public questions are asked before and after each of them.
 */

const CALLERS: readonly CallerKind[] = [
  'newcomer',
  'player',
  'captain',
  'writer',
  'graphics',
  'divisionadmin',
  'admin',
];

/** What a walk has found, by `caller call turn`. */
interface Walked {
  /** Moved the stamp. */
  moved: string[];
  /** Moved it, and told nothing. */
  silent: string[];
  /** What visitors see otherwise of those that were looked at. */
  differences: string[];
}

/** What nothing but a clock or another server's answer changes for visitors is no event. */
async function stampOf({ db }: TestApp): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version::int as version from change_stamp');
  return row!.version;
}

/** Makes every call, in one order, in a league of its own. Looks at what visitors see around those that are named. */
async function walk(named: ReadonlySet<string>): Promise<Walked> {
  const app = await bootApp({ env: { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' } });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const tokens = await callersOf(app, await privateWorld(app));
    await keepLogins(app.db);
    const questions = await PublicQuestions.of(app, client, {});
    const newest = () => app.app.get(EventsService, { strict: false }).newest();
    const calls = walkedCalls(app.app).filter(({ isReading }) => !isReading);
    const rows = await FittingValues.rowsIn(app.db);
    const found: Walked = { moved: [], silent: [], differences: [] };
    for (const turn of [-1, 0]) {
      const values = new FittingValues(rows, turn);
      for (const caller of CALLERS) {
        for (const call of calls) {
          const name = `${caller} ${call.name} ${turn}`;
          const before: Picture | null = named.has(name) ? await questions.ask() : null;
          const [stamp, position] = [await stampOf(app), await newest()];
          const { path, init } = call.request(tokens[caller], values, 1);
          // the answer says nothing here: the rows do
          await (await fetch(app.url + path, init)).text();
          if ((await stampOf(app)) === stamp) continue;
          found.moved.push(name);
          if ((await newest()) > position) continue;
          found.silent.push(name);
          if (before)
            for (const difference of differencesOf(before, await questions.ask()))
              found.differences.push(`${name}: ${difference}`);
        }
      }
    }
    return found;
  } finally {
    await client.end();
    await app.close();
  }
}

test('what a call changes for visitors is told to partners', async () => {
  const { moved, silent } = await walk(new Set());
  // the walk reaches what changes the league
  expect(new Set(moved.map((name) => name.split(' ').slice(1, -1).join(' '))).size).toBeGreaterThan(20);
  const again = await walk(new Set(silent));
  expect(again.silent).toEqual(silent);
  expect(again.differences).toEqual([]);
  // it ends what hangs, and is no measure
}, 86_400_000);
