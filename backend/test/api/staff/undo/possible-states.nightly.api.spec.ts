import fc from 'fast-check';
import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { asApplication } from '../../../harness/database.ts';
import { deskOf, lastEntry, newMatter, planOf, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import { impossibleThings } from './possible-states.ts';
import { STAFF_WORK } from './staff-work.ts';
import { HISTORIES, historyWorld, WeekHistory } from './week-histories.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

const PATIENCE_MS = 1_200_000;

test(
  'in 60 histories of captains, staff and the clock no undo leads to a state that no acts could have made',
  async () => {
    const world = await historyWorld(app, desk.league);
    const done = { steps: 0, undos: 0 };
    await fc.assert(
      fc.asyncProperty(HISTORIES, async (steps) => {
        const history = await WeekHistory.begin(app, world);
        for (const step of steps) {
          await history.try(step);
          expect(await impossibleThings(app.db)).toEqual([]);
        }
        done.steps += history.done.steps;
        done.undos += history.done.undos;
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect(Math.min(done.undos, done.steps / 4)).toBeGreaterThan(50);
  },
  PATIENCE_MS,
);

const WAYS = Object.values(STAFF_WORK).flatMap((ways) => Object.values(ways));

test(
  'of two acts of any kinds about the same things, either is taken back, or says why not, and the league stays possible',
  async () => {
    const way = fc.constantFrom(...WAYS);
    await fc.assert(
      fc.asyncProperty(way, way, async (first, second) => {
        const matter = await newMatter(desk);
        const acts: number[] = [];
        for (const work of [first, second]) {
          // the second act may be refused after the first
          try {
            await (
              await work(desk, matter)
            )();
            acts.push((await lastEntry(desk)).id);
          } catch {
            break;
          }
        }
        for (const id of acts) {
          const known = await impossibleThings(app.db);
          if ((await planOf(desk, id)).obstacle === null) await takeBack(desk, id);
          expect((await impossibleThings(app.db)).filter((what) => !known.includes(what))).toEqual([]);
        }
      }),
      { numRuns: 80, endOnFailure: true },
    );
  },
  PATIENCE_MS,
);
