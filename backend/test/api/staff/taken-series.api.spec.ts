import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { TakenSeriesService } from '../../../src/modules/series/taken/taken-series.service.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { collideCalls } from '../../harness/locks.ts';
import { Socket } from '../../harness/socket.ts';
import { queryAsUser } from './division-calls.ts';
import { addClaim, addDispute, addWaitingReport } from './undo/captains-series.ts';
import { deskOf, sendCall } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let world: WeekLeague;
let one: Desk;
let other: Desk;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  [one, other] = [await deskOf(app, 'admin', 'admin'), await deskOf(app, 'divisionadmin', 'admin')];
  world = await weekLeague(app.db, new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10));
});
beforeEach(async () => {
  seriesId = await world.series({ scheduledAt: new Date(Date.now() - 3 * 3_600_000) });
});
afterAll(() => app.close());

interface Taken {
  by: string;
  isMine: boolean;
}

/** Who takes care of the series, in the table of series, as this desk sees it. */
async function takenOf({ as }: Desk, id = seriesId): Promise<Taken | null> {
  const text = `query ($ids: [Int!]) { adminSeries(filter: { ids: $ids }) { items { taken { by isMine } } } }`;
  const { adminSeries } = await queryAsUser<{ adminSeries: { items: { taken: Taken | null }[] } }>(app, as, text, {
    ids: [id],
  });
  return adminSeries.items[0]?.taken ?? null;
}

const take = (desk: Desk) =>
  sendCall(desk, `takeSeries(seriesId: ${seriesId})`, { answer: '... on TakenSeries { by isMine }' });
const release = (desk: Desk) => sendCall(desk, `releaseSeries(seriesId: ${seriesId})`);
const service = () => app.app.get(TakenSeriesService, { strict: false });

test('the others see who takes care of a series, in the table and among what waits, until it is let go', async () => {
  expect(await take(one)).toMatchObject({ isMine: true });
  const [{ by } = { by: '' }] = await app.db.query<{ by: string }>('select nickname as by from player where id = $1', [
    one.playerId,
  ]);
  const seen = { by, isMine: false };
  expect(await takenOf(other)).toMatchObject(seen);
  const text = '{ weekMatters { seriesId taken { by isMine } } }';
  const { weekMatters } = await queryAsUser<{ weekMatters: { seriesId: number; taken: Taken | null }[] }>(
    app,
    other.as,
    text,
  );
  expect(weekMatters.find((matter) => matter.seriesId === seriesId)?.taken).toMatchObject(seen);
  // another one's stays
  await release(other);
  expect(await takenOf(other)).toMatchObject(seen);
  await release(one);
  expect(await takenOf(other)).toBeNull();
});

test('of two who take a series at the same time, one gets it and the other hears who', async () => {
  const results = await collideCalls(
    app.databaseUrl,
    { table: 'series', ids: [seriesId] },
    [one, other].map((desk) => () => take(desk).catch((error: unknown) => String(error))),
  );
  expect(results.filter((result) => typeof result === 'string')).toEqual([
    expect.stringContaining('SERIES_TAKEN api.series.taken'),
  ]);
  expect(
    await app.db.query('select count(*)::int as count from taken_series where series_id = $1', [seriesId]),
  ).toEqual([{ count: 1 }]);
});

test('it ends by itself after half an hour, and another one can take it', async () => {
  await take(one);
  await app.db.query(`update taken_series set taken_at = now() - interval '31 minutes' where series_id = $1`, [
    seriesId,
  ]);
  expect(await takenOf(other)).toBeNull();
  expect(await take(other)).toMatchObject({ isMine: true });
  expect(await takenOf(one)).toMatchObject({ isMine: false });
});

const isTaken = async () => (await takenOf(other)) !== null;
const walkover = (desk: Desk) => async () => {
  await sendCall(desk, 'declareWalkover(input: $input)', {
    declared: '$input: WalkoverInput!',
    variables: { input: { seriesId, version: await versionOf(), walkover: 'HOME', reason: 'Ingen kom' } },
  });
};
const versionOf = async () =>
  (await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]))[0]?.version ?? 0;

test.each([
  { why: 'a result without play', before: () => Promise.resolve(), act: () => walkover(other)() },
  {
    why: 'a decided dispute',
    before: () => addDispute(one, seriesId),
    act: async () =>
      void (await sendCall(other, 'decideDispute(input: $input)', {
        declared: '$input: DecideDisputeInput!',
        variables: { input: { seriesId, version: await versionOf(), decision: 'KEEP', reason: 'Den stod' } },
      })),
  },
  {
    why: 'a declined claim',
    before: () => addClaim(one, seriesId),
    act: async () =>
      void (await sendCall(other, 'decideNoShow(input: $input)', {
        declared: '$input: DecideNoShowInput!',
        variables: { input: { seriesId, version: await versionOf(), isGranted: false, reason: 'De kom' } },
      })),
  },
  {
    why: 'an accepted result',
    before: () => addWaitingReport(one, seriesId),
    act: async () => void (await sendCall(other, `settleResult(seriesId: ${seriesId}, version: ${await versionOf()})`)),
  },
])('another one acts all the same, and $why ends it', async ({ before, act }) => {
  await before();
  await take(one);
  expect(await isTaken()).toBe(true);
  await act();
  expect(await isTaken()).toBe(false);
});

test('another time or stream leaves it', async () => {
  await take(one);
  const input = { seriesId, version: await versionOf(), scheduledAt: null, isStreamed: true };
  await sendCall(other, 'planSeries(input: $input)', { declared: '$input: PlanSeriesInput!', variables: { input } });
  expect(await isTaken()).toBe(true);
});

test('whoever may not change the series takes nothing', async () => {
  const strangers: Actor[] = [
    { ...world.steward, userId: other.userId, roles: ['divisionadmin'] },
    world.squads.home[0],
  ];
  for (const actor of strangers)
    await expect(service().take(actor, seriesId)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(service().take(world.admin, 999_999)).rejects.toMatchObject({ code: 'SERIES_NOT_FOUND' });
  expect(await isTaken()).toBe(false);
});

test('pages of the match night hear of it at once, those of the teams do not', async () => {
  const open: Socket[] = [];
  const subscribed = async (userId: number, text: string) => {
    const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
    const socket = new Socket(app, { connectionParams: { accessToken } });
    open.push(socket);
    socket.subscribe(`subscription { ${text} }`);
    return socket.until(({ heard }) => heard.length > 0);
  };
  try {
    const captain = await subscribed(world.squads.home[0].userId as number, `weekSeriesChanged(seriesId: ${seriesId})`);
    const night = await subscribed(other.userId, 'matchNightChanged');
    const acts = async () => {
      for (const act of [take, release]) {
        const before = night.heard.length;
        await act(one);
        await night.until(({ heard }) => heard.length > before);
      }
    };
    // the sockets begin to listen with a signal of its own
    await acts();
    const before = captain.heard.length;
    await acts();
    expect(captain.heard).toHaveLength(before);
  } finally {
    await Promise.all(open.map((socket) => socket.close()));
  }
});
