import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { insertRow } from '../../../../../test/factories/rows.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { LEAGUE } from '../../../../platform/config/league.ts';
import { SeriesRoom } from '../../../chat/series-room.entity.ts';
import { Sanction } from '../../../players/sanctions/sanction.entity.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { LobbyService } from './lobby.service.ts';
import { ReadyService } from './ready.service.ts';

const START = new Date('2030-03-20T18:00:00Z');
const minutes = (n: number) => new Date(START.getTime() + n * 60_000);

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let away: Actor;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = await weekLeague(app.db, '2030-03-18');
  [home, away] = [world.squads.home[0], world.squads.away[0]];
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  at(minutes(-30));
  seriesId = await world.series({ scheduledAt: START });
});

const at = (time: Date) => setTime([app, other], time);

const ready = (on = app) => on.app.get(ReadyService, { strict: false });
const ids = (squad: readonly Actor[], count = 3) => squad.slice(0, count).map(({ playerId }) => playerId as number);
const name = (actor: Actor, playerIds = ids(world.squads.home), on = app) => ready(on).name(actor, seriesId, playerIds);

async function seen(actor: Actor) {
  const series = await app.app.get(WeekSeriesService, { strict: false }).getSeriesOrThrow(actor, seriesId);
  return { ...(await ready().of(series)), ...(await app.app.get(LobbyService, { strict: false }).of(series)) };
}

test('the report form knows who was named, for the start for which it was', async () => {
  const named = ids(world.squads.home).toReversed();
  await name(home, named);
  const lineUp = async () =>
    (await app.app.get(SeriesReportService, { strict: false }).form(home, seriesId))?.namedLineUp;
  expect(await lineUp()).toEqual(named.map((playerId, index) => ({ side: 'home', playerId, slot: index + 1 })));
  await app.db.query(`update series set scheduled_at = scheduled_at + interval '1 hour' where id = $1`, [seriesId]);
  expect(await lineUp()).toEqual([]);
});

test('both captains name who plays, and both teams see it', async () => {
  await name(home, ids(world.squads.home, 4));
  await name(home);
  await name(away, ids(world.squads.away));
  const { lineUps } = await seen(world.squads.away[2] as Actor);
  expect(lineUps.map(({ side, players }) => [side, players.map(({ nickname }) => nickname)])).toEqual([
    ['home', ['alfa-1', 'alfa-2', 'alfa-3']],
    ['away', ['beta-1', 'beta-2', 'beta-3']],
  ]);
  expect((await seen(home)).candidates.map(({ nickname }) => nickname)).toEqual([
    'alfa-1',
    'alfa-2',
    'alfa-3',
    'alfa-4',
  ]);
  expect((await seen(world.admin)).candidates).toEqual([]);
});

test('a moved series needs another line-up', async () => {
  await name(home);
  await app.db.query('update series set scheduled_at = $2 where id = $1', [seriesId, minutes(10)]);
  expect((await seen(home)).lineUps).toEqual([]);
  await name(home);
  expect((await seen(home)).lineUps).toHaveLength(1);
});

test('who may not name it is refused, and nothing is stored', async () => {
  const mate = world.squads.home[1] as Actor;
  const tries: [Actor, string][] = [
    [ANONYMOUS, 'SERIES_NOT_FOUND'],
    [world.stranger, 'SERIES_NOT_FOUND'],
    [mate, 'NOT_CAPTAIN'],
    [world.admin, 'NOT_CAPTAIN'],
  ];
  for (const [actor, code] of tries) expect(await codeOf(() => name(actor))).toBe(code);
  const wrong = [
    ids(world.squads.home, 2),
    ids(world.squads.away),
    [...ids(world.squads.home, 2), home.playerId as number],
  ];
  for (const playerIds of wrong) expect(await codeOf(() => name(home, playerIds))).toBe('INVALID_INPUT');
  const kept = { playerId: world.squads.home[2]?.playerId ?? null, startsOn: '2030-03-01', endsOn: '2030-04-01' };
  await insertRow(app.db, Sanction, { ...kept, kind: 'suspension', reasonSv: 'x', decidedAt: START });
  expect(await codeOf(() => name(home))).toBe('PLAYER_SUSPENDED');
  // the captain sees who it is; nobody else does
  const { candidates, suspended } = await seen(home);
  expect([candidates.length, suspended.map(({ nickname }) => nickname)]).toEqual([3, ['alfa-3']]);
  expect((await seen(away)).suspended).toEqual([]);
  await app.db.query('delete from sanction');
  at(minutes(-61));
  expect(await codeOf(() => name(home))).toBe('LINE_UP_CLOSED');
  expect((await seen(home)).lineUps).toEqual([]);
});

test('the lobby is there for both teams and staff in the last hour, stays the same, and changes with the start', async () => {
  const lobby = (await seen(home)).lobby;
  expect(lobby).toEqual({
    name: `${LEAGUE.shortName.toLowerCase()}${seriesId}`,
    password: expect.stringMatching(/^[a-z2-9]{8}$/) as string,
  });
  expect((await seen(world.squads.away[3] as Actor)).lobby).toEqual(lobby);
  expect((await seen(world.steward)).lobby).toEqual(lobby);
  at(minutes(-61));
  expect((await seen(home)).lobby).toBeNull();
  at(minutes(-30));
  await app.db.query('update series set scheduled_at = $2 where id = $1', [seriesId, minutes(10)]);
  expect((await seen(home)).lobby?.password).not.toBe(lobby?.password);
});

test('both teams see the room in the chat while it is open', async () => {
  expect((await seen(home)).room).toBeNull();
  const room = { seriesId, generation: 1, isWanted: true, channelId: '4711' };
  await insertRow(app.db, SeriesRoom, room);
  const open = { name: 'v1-alfa-vs-beta', address: null };
  expect([(await seen(home)).room, (await seen(world.steward)).room]).toEqual([open, open]);
  await app.db.repo(SeriesRoom).update({ seriesId }, { isWanted: false });
  expect((await seen(home)).room).toBeNull();
});

test('a line-up is named while staff report: one of the two comes first, and the other sees it', async () => {
  for (let round = 0; round < Number(process.env['WEEK_ROUNDS'] ?? 5); round++) {
    seriesId = await world.series({ scheduledAt: START });
    const games = Array.from({ length: 3 }, () => ({
      ...{ goals: { home: 2, away: 1 }, rows: { home: [], away: [] }, replayDigest: null },
    }));
    const report = () =>
      other.app
        .get(SeriesReportService, { strict: false })
        .report(world.admin, { seriesId, version: 0 }, games, { isResultOnly: true, acceptsSuspended: false });
    const codes = await collideCalls(app.databaseUrl, { table: 'series', ids: [seriesId] }, [
      () => codeOf(() => name(home)),
      () => codeOf(report),
    ]);
    expect([null, 'LINE_UP_CLOSED']).toContain(codes[0]);
    expect(codes[1]).toBeNull();
    expect((await seen(home)).lineUps).toHaveLength(codes[0] === null ? 1 : 0);
  }
});
