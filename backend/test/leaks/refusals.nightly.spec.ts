import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { CALLERS } from './private-world.ts';
import { walkOf } from './walk.ts';
import type { Walk } from './walk.ts';

/** The whole walk (T115): every call as every caller, also those whom the guard stops, with several rows of each table. */
const TURNS = [-1, 0, 1, 2, 3, 4, 5];

let app: TestApp;
let walk: Walk;
beforeAll(async () => {
  app = await bootApp({ env: { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' } });
  walk = await walkOf(app);
});
afterAll(() => app.close());

test.each(TURNS)(
  'with row %i of each table, no one who is refused reads a mark, and no one else more than is listed',
  async (turn) => {
    const { leaks, faults } = await walk.go(CALLERS, turn, false);
    expect({ leaks, faults }).toEqual({ leaks: [], faults: [] });
  },
  1_800_000,
);
