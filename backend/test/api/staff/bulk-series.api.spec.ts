import { setTimeout } from 'node:timers/promises';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { collideCalls } from '../../harness/locks.ts';
import type { Matter } from '../requests/own-matter-world.ts';
import { mutateAsUser } from './division-calls.ts';
import { deskOf, lastEntry, newMatter, planOf, snapshotOf, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let admin: Desk;
let runner: Desk;

beforeAll(async () => {
  app = await bootApp();
  admin = await deskOf(app, 'admin', 'admin');
  runner = { ...(await deskOf(app, 'divisionadmin', 'divisionadmin')), league: admin.league };
});
afterAll(() => app.close());

const ANSWER = '... on BulkSeriesChanged { changed } ... on Problem { rows { id code } }';
const version = 0;
const chosen = (...ids: number[]) => ids.map((seriesId) => ({ seriesId, version }));
const stream = (desk: Desk, series: object[], isStreamed = true) =>
  mutateAsUser(desk, 'streamManySeries', 'StreamSeriesInput', { series, isStreamed }, ANSWER);
const rooms = (desk: Desk, seriesIds: number[], isOpen: boolean) =>
  mutateAsUser(desk, 'changeSeriesRooms', 'ChangeRoomsInput', { seriesIds, isOpen }, ANSWER);
const giveAway = (desk: Desk, { division, subject }: Matter, seriesIds: number[]) =>
  mutateAsUser(
    desk,
    'giveAwayRest',
    'GiveAwayRestInput',
    { divisionId: division, teamId: subject.id, seriesIds },
    ANSWER,
  );

/** Another unplayed series of two teams of the matter. */
const oneMore = ({ division, teamIds }: Matter, home: number, away: number) =>
  admin.league.series(division, teamIds[home]!, teamIds[away]!, { week: 3, scheduledAt: '2026-02-24T18:00:00Z' });

const walkovers = (ids: number[]) =>
  app.db.query('select id, walkover from series where id = any($1) order by id', [ids]);
const streamed = async (ids: number[]) =>
  (await app.db.query('select id from series where id = any($1) and is_streamed', [ids])).length;

async function refusedWhole(answer: () => Promise<object>, rows: object[]): Promise<void> {
  const before = await snapshotOf(admin);
  expect(await answer()).toMatchObject({ code: 'ROWS_REFUSED', rows });
  expect(await snapshotOf(admin)).toEqual(before);
}

/** Waits until the outbox has made the rooms: until then the rows change without a call. */
async function untilMade(ids: number[]): Promise<void> {
  const open = 'select from series_room where series_id = any($1) and channel_id is null';
  while ((await app.db.query(open, [ids])).length > 0) await setTimeout(20);
}

describe('the stream of chosen series', () => {
  test('is set and cleared, of divisions of two seasons at once; what has it already stays', async () => {
    const [one, other] = [await newMatter(admin), await newMatter(admin)];
    const ids = [other.series, one.series];
    expect(await stream(admin, chosen(...ids))).toMatchObject({ changed: 2 });
    expect(await streamed(ids)).toBe(2);
    expect(await stream(admin, [{ seriesId: one.series, version: 1 }])).toMatchObject({ changed: 0 });
    const again = ids.map((seriesId) => ({ seriesId, version: 1 }));
    expect(await stream(admin, again, false)).toMatchObject({ changed: 2 });
    expect(await streamed(ids)).toBe(0);
  });

  test('is taken back together, by the entry of any of them', async () => {
    const [one, other] = [await newMatter(admin), await newMatter(admin)];
    const before = await snapshotOf(admin);
    await stream(admin, chosen(one.series, other.series));
    const { id } = await lastEntry(admin);
    expect((await planOf(admin, id)).acts).toHaveLength(2);
    await takeBack(admin, id);
    expect(await snapshotOf(admin)).toEqual(before);
  });

  test('of a division admin’s own divisions only: the others are named, and none is changed', async () => {
    const [mine, foreign] = [await newMatter(runner), await newMatter(admin)];
    await refusedWhole(
      () => stream(runner, chosen(mine.series, foreign.series)),
      [{ id: foreign.series, code: 'NOT_YOUR_DIVISION' }],
    );
  });

  test.each([
    { why: 'a series that is not there', row: { seriesId: 999_999 }, code: 'SERIES_NOT_FOUND' },
    { why: 'a version that is no longer so', row: { version: 7 }, code: 'SERIES_CHANGED_MEANWHILE' },
  ])('$why refuses them all by name', async ({ row, code }) => {
    const [one, other] = [await newMatter(admin), await newMatter(admin)];
    const wrong = { seriesId: other.series, version, ...row };
    await refusedWhole(() => stream(admin, [...chosen(one.series), wrong]), [{ id: wrong.seriesId, code }]);
  });

  test.each([
    { why: 'none', of: () => [] },
    { why: 'one twice', of: (id: number) => chosen(id, id) },
    { why: 'more than a hundred', of: (id: number) => chosen(...Array.from({ length: 101 }, (_, n) => id + n)) },
  ])('$why is refused', async ({ of }) => {
    const { series } = await newMatter(admin);
    expect(await stream(admin, of(series))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await streamed([series])).toBe(0);
  });

  test('of two who choose the same series at once, the second is told and changes nothing', async () => {
    const [one, other] = [await newMatter(admin), await newMatter(admin)];
    const ids = [one.series, other.series];
    const answers = await collideCalls(app.databaseUrl, { table: 'series', ids }, [
      () => stream(admin, chosen(...ids)),
      () => stream(admin, chosen(...ids.toReversed())),
    ]);
    expect(answers.map(({ code, changed }) => code ?? changed).sort()).toEqual([2, 'ROWS_REFUSED']);
    expect(await streamed(ids)).toBe(2);
  });
});

describe('the rooms of chosen series', () => {
  test('open together and close together', async () => {
    const [one, other] = [await newMatter(runner), await newMatter(runner)];
    const ids = [one.series, other.series];
    expect(await rooms(runner, ids, true)).toMatchObject({ changed: 2 });
    await untilMade(ids);
    await refusedWhole(
      () => rooms(runner, ids, true),
      ids.map((id) => ({ id, code: 'ROOM_OPEN' })),
    );
    expect(await rooms(runner, ids, false)).toMatchObject({ changed: 2 });
  });

  test('open for all or for none: one without a time, and one of a foreign division, are named', async () => {
    const [mine, foreign] = [await newMatter(runner), await newMatter(admin)];
    const timeless = await admin.league.series(mine.division, mine.teamIds[2]!, mine.teamIds[3]!, { week: 4 });
    await refusedWhole(
      () => rooms(runner, [mine.series, foreign.series, timeless], true),
      [
        { id: foreign.series, code: 'NOT_YOUR_DIVISION' },
        { id: timeless, code: 'NO_MATCH_DATE' },
      ],
    );
  });
});

describe('walkover in the rest of a team’s series', () => {
  test('gives them to the opponents, home and away; the team stays in the division, and all is taken back together', async () => {
    const matter = await newMatter(runner);
    const away = await oneMore(
      matter,
      matter.teamIds.indexOf(matter.opponent.id),
      matter.teamIds.indexOf(matter.subject.id),
    );
    const before = await snapshotOf(admin);
    expect(await giveAway(runner, matter, [away, matter.series])).toMatchObject({ changed: 2 });
    expect(await walkovers([matter.series, away])).toEqual([
      { id: matter.series, walkover: 'away' },
      { id: away, walkover: 'home' },
    ]);
    const out = await app.db.query('select 1 from division_team where division_id = $1 and is_disqualified', [
      matter.division,
    ]);
    expect(out).toEqual([]);
    await takeBack(runner, (await lastEntry(runner)).id);
    expect(await snapshotOf(admin)).toEqual(before);
  });

  test('names what is no unplayed series of the team: a reported one, and one of two other teams', async () => {
    const matter = await newMatter(runner);
    const rest = matter.teamIds.flatMap((id, at) =>
      id === matter.subject.id || id === matter.opponent.id ? [] : [at],
    ) as [number, number];
    const others = await oneMore(matter, ...rest);
    await refusedWhole(
      () => giveAway(runner, matter, [matter.series, matter.reported, others]),
      [
        { id: matter.reported, code: 'SERIES_CHANGED_MEANWHILE' },
        { id: others, code: 'SERIES_CHANGED_MEANWHILE' },
      ],
    );
  });

  test('is no matter of a division admin who does not run the division', async () => {
    const matter = await newMatter(admin);
    const before = await snapshotOf(admin);
    expect(await giveAway(runner, matter, [matter.series])).toMatchObject({ code: 'NOT_YOUR_DIVISION' });
    expect(await snapshotOf(admin)).toEqual(before);
  });

  test('of two who give the same series away at once, the second is told', async () => {
    const matter = await newMatter(admin);
    const send = () => giveAway(admin, matter, [matter.series]);
    const answers = await collideCalls(app.databaseUrl, { table: 'division', ids: [matter.division] }, [send, send]);
    expect(answers.map(({ code, changed }) => code ?? changed).sort()).toEqual([1, 'ROWS_REFUSED']);
  });
});
