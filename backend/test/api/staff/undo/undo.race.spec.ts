import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { collideCalls } from '../../../harness/locks.ts';
import { deskOf, lastEntry, newMatter, sendCall, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import { STAFF_WORK } from './staff-work.ts';

let app: TestApp;
let other: TestApp;
let desk: Desk;
let beside: Desk;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  desk = await deskOf(app, 'admin', 'admin');
  beside = { ...desk, app: other, as: (await deskOf(other, 'divisionadmin', 'admin')).as };
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Rounds of each test. UNDO_ROUNDS=500 makes a thousand, in about four minutes. */
const ROUNDS = Number(process.env['UNDO_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000 + ROUNDS * 1000;

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const stateOf = async (seriesId: number) =>
  (
    await app.db.query<{ reported: boolean; games: number; sums: number }>(
      `select reported_at is not null as reported,
              (select count(*)::int from game g where g.series_id = s.id) as games,
              (select coalesce(sum(t.games), 0)::int from player_division_totals t where t.division_id = s.division_id) as sums
         from series s where s.id = $1`,
      [seriesId],
    )
  )[0]!;

test(
  'an undo of a result and a correction of it at once: one wins, the other is told, and sums fit',
  async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const matter = await newMatter(desk);
      await (
        await STAFF_WORK['series.report']!['first']!(desk, matter)
      )();
      const { id } = await lastEntry(desk);
      const calls = [
        () => outcome(takeBack(desk, id, [id])),
        () => outcome(sendCall(beside, `resetSeries(input: { seriesId: ${matter.series}, version: 1 })`)),
      ];
      const order = round % 2 === 0 ? calls : calls.toReversed();
      const results = await collideCalls(app.databaseUrl, { table: 'series', ids: [matter.series] }, order);
      const [undo = '', reset = ''] = round % 2 === 0 ? results : results.toReversed();
      seen.add(`${undo} / ${reset}`);
      expect([undo, reset].filter((each) => each === 'done')).toHaveLength(1);
      if (undo === 'done') expect(reset).toMatch(/^SERIES_(?:CHANGED_MEANWHILE|NOT_REPORTED) /);
      else expect(undo).toBe('CHANGED_MEANWHILE api.undo.meanwhile');
      expect(await stateOf(matter.series)).toEqual({ reported: false, games: 0, sums: 0 });
    }
    expect(seen.size).toBe(2);
  },
  PATIENCE_MS,
);

test(
  'two who take the same act back at once: it is taken back once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const matter = await newMatter(desk);
      await (
        await STAFF_WORK['series.report']!['first']!(desk, matter)
      )();
      const { id } = await lastEntry(desk);
      const results = await collideCalls(app.databaseUrl, { table: 'series', ids: [matter.series] }, [
        () => outcome(takeBack(desk, id, [id])),
        () => outcome(takeBack(beside, id, [id])),
      ]);
      expect(results.toSorted()).toEqual(['NOT_UNDOABLE api.undo.already', 'done']);
      const [entries] = await app.db.query<{ n: number }>(
        'select count(*)::int as n from audit_entry where undoes_id = $1',
        [id],
      );
      expect(entries).toEqual({ n: 1 });
    }
  },
  PATIENCE_MS,
);
