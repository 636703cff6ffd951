import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { NEVER_SHOWN } from './known-columns.ts';
import { walkOf } from './walk.ts';
import type { Walk } from './walk.ts';

/**
 * Every query, change and call of REST as each role, in a league whose private columns hold marks: a refusal has none of them, and
 * an answer only those that its list allows (T115). Columns and calls are the database's and the schema's, so a new one is private,
 * and is walked, without a line here. By night with more rows and all callers.
 */

let app: TestApp;
let walk: Walk;
beforeAll(async () => {
  app = await bootApp({ env: { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' } });
  walk = await walkOf(app);
});
afterAll(() => app.close());

test('every private column holds a mark', () => {
  // no value: give it one in private-world.ts; refused: only words of ours are allowed in it (known-columns.ts), or it is public
  expect({ empty: walk.marks.empty, refused: walk.marks.refused }).toEqual({ empty: [], refused: [] });
  expect(walk.marks.planted.length).toBeGreaterThan(70);
});

test('no one who is refused reads a mark, and no one else more than is listed', async () => {
  expect(walk.calls.length).toBeGreaterThan(400);
  // the last row of each table is the callers' own, and the first is not
  const turns = [
    await walk.go(['captain', 'divisionadmin'], -1, true),
    await walk.go(['captain', 'graphics', 'writer', 'divisionadmin', 'admin'], 0, true),
  ];
  expect(turns.map(({ leaks, faults }) => ({ leaks, faults }))).toEqual([NOTHING, NOTHING]);
  // the walk reaches what there is to read
  const seen = new Set(turns.flatMap((turn) => [...turn.seen]));
  expect(walk.marks.planted.filter((column) => !seen.has(column))).toEqual([...NEVER_SHOWN].sort());
});

const NOTHING = { leaks: [], faults: [] };
