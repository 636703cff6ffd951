import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { asApplication } from '../../../harness/database.ts';
import { thingOf } from '../../../../src/domain/undo/effects.ts';
import { TRACKED_TABLES } from '../../../../src/modules/staff/undo/tracked-tables.ts';
import { deskOf, eventsOf, lastEntry, newMatter, planOf, snapshotOf, takeBack } from './desk.ts';
import type { Desk, Plan } from './desk.ts';
import { EVENTS_OF_ACTS } from './events-of-acts.ts';
import { STAFF_WORK } from './staff-work.ts';

let app: TestApp;
let desk: Desk;
/** Staff who are not admins. */
let others: Desk[];

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
  others = [
    await deskOf(app, 'divisionadmin', 'divisionadmin'),
    await deskOf(app, 'graphics', 'graphics'),
    await deskOf(app, 'writer', 'writer'),
  ];
});
afterAll(() => app.close());

/** Rows of a game are told only when they are another player's again (`effects`): `undo-told` counts those. */
const TOLD_WITH_OTHERS = 'ROW';

/** By thing: rows that come back or change, and rows that go or change, as the preview says. */
function sumsOf(effects: Plan['effects']): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const { thing, fate, count } of effects) {
    if (thing === TOLD_WITH_OTHERS) continue;
    const sum = (sums[thing] ??= [0, 0]);
    if (fate !== 'GONE') sum[0] += count;
    if (fate !== 'BACK') sum[1] += count;
  }
  return sums;
}

/** The same, from the rows of the league before the act and after it. */
function rowsThatChange(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const { name } of TRACKED_TABLES) {
    const thing = thingOf(name);
    if (thing === null) continue;
    const [old = [], present = []] = [before[name], after[name]];
    const sum: [number, number] = [
      old.filter((row) => !present.includes(row)).length,
      present.filter((row) => !old.includes(row)).length,
    ];
    if (sum[0] + sum[1] > 0) sums[thing.toUpperCase().replaceAll('-', '_')] = sum;
  }
  return sums;
}

const works = Object.entries(STAFF_WORK).flatMap(([act, ways]) =>
  Object.entries(ways).map(([how, work]) => ({ act: act as StaffActName, how, work })),
);

test.each(works)(
  '$act ($how) and its undo leave every row as it was, and so do undo and redo; partners are told of all, other staff of nothing',
  async ({ act, how, work }) => {
    const perform = await work(desk, await newMatter(desk));
    const before = await snapshotOf(desk);
    const told = EVENTS_OF_ACTS[act]?.[how] ?? [[], []];
    await eventsOf(desk);
    await perform();
    expect(await eventsOf(desk)).toEqual(told[0]);
    const done = await lastEntry(desk);
    expect(done.act).toBe(act);
    const after = await snapshotOf(desk);
    expect(after).not.toEqual(before);
    const { obstacle, effects } = await planOf(desk, done.id);
    expect(obstacle).toBeNull();
    expect(sumsOf(effects)).toEqual(rowsThatChange(before, after));
    const unknown = { acts: [], effects: [], obstacle: { messageKey: 'api.undo.not-yours' } };
    for (const other of others) expect(await planOf(other, done.id)).toEqual(unknown);

    await takeBack(desk, done.id);
    expect(await eventsOf(desk)).toEqual(told[1]);
    expect(await snapshotOf(desk)).toEqual(before);
    const undone = await lastEntry(desk);
    expect(undone.act).toBe('act.undo');

    await takeBack(desk, undone.id);
    expect(await snapshotOf(desk)).toEqual(after);
    await takeBack(desk, done.id);
    expect(await snapshotOf(desk)).toEqual(before);
  },
);
