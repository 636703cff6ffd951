import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { bootApp, statements } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { toldDayTime, toldTime } from '../../../domain/messages/told-time.ts';
import { SeriesRoom } from '../../chat/series-room.entity.ts';
import type { SeriesPlanInput } from './series-plan.service.ts';
import { SeriesTimesService } from './series-times.service.ts';

/** A time as a text of the server carries it. */
const at = (instant: string): string => toldDayTime(new Date(instant));

let app: TestApp;
let league: League;
let times: SeriesTimesService;
let admin: Actor;
let steward: Actor;
let seasonId: number;
let divisionId: number;
let teams: number[];
/** The acts of earlier tests cannot be deleted. */
let lastAct: number;

beforeAll(async () => {
  app = await bootApp();
  times = app.app.get(SeriesTimesService, { strict: false });
  league = new League(app.db);
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.query('truncate season, team, player, notification, outbox_entry cascade');
  const [last] = await app.db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from audit_entry');
  lastAct = last?.id ?? 0;
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
  steward = { ...ANONYMOUS, userId: await league.user({}, ['divisionadmin']), roles: ['divisionadmin'] };
  seasonId = await league.season({ startsOn: '2030-01-07', endsOn: '2030-06-30' });
  divisionId = await league.division(seasonId, { name: 'Division 1', adminUserId: steward.userId });
  teams = await Promise.all(['Alfa', 'Beta', 'Gamma', 'Delta'].map((name) => league.teamIn(divisionId, name)));
});

const series = (home: number, away: number, week = 1) =>
  league.series(divisionId, teams[home] as number, teams[away] as number, { week });

const row = (seriesId: number, scheduledAt: string | null, more: Partial<SeriesPlanInput> = {}): SeriesPlanInput => ({
  seriesId,
  version: 0,
  scheduledAt,
  isStreamed: false,
  ...more,
});

/** A player with an account in one of the teams. */
async function playerOf(team: number, nickname: string) {
  const userId = await league.user();
  await league.sign(await league.player(nickname, { userId }), teams[team] as number, '2020-01-01');
  return userId;
}

const stored = () =>
  app.db.query<{ id: number; at: string | null; streamed: boolean; version: number }>(
    `select id, to_char(scheduled_at at time zone 'Europe/Stockholm', 'YYYY-MM-DD HH24:MI') as at,
            is_streamed as streamed, version from series order by id`,
  );
const notices = () =>
  app.db.query<{ user: number; sv: string; series: number | null; division: number | null }>(
    `select user_id as "user", description_sv as sv, series_id as series, division_id as division
       from notification order by user_id, id`,
  );
const acts = () =>
  app.db.query<{ act: string; kind: string; object: number; before: object; after: object; own: boolean }>(
    `select act, object_kind as kind, object_id as object, before, after, is_own_team as own
       from audit_entry where id > $1 order by id`,
    [lastAct],
  );

const refusalOf = async (call: Promise<unknown>): Promise<LeagueError> => {
  const error = await call.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  if (error instanceof LeagueError) return error;
  throw new Error('it was not refused', { cause: error });
};

test('all times are saved, with one act and one notice to each team', async () => {
  const [first, second, third] = [await series(0, 1), await series(2, 0, 2), await series(1, 3, 2)];
  const [ofAlfa, ofDelta] = [await playerOf(0, 'Ada'), await playerOf(3, 'Disa')];
  const plans = await times.saveAll(admin, seasonId, [
    row(second, '2030-01-15 20:00', { isStreamed: true }),
    row(first, '2030-01-08T19:00'),
    row(third, null),
  ]);
  expect(plans.map(({ version, series: { id, isStreamed } }) => [id, version, isStreamed])).toEqual([
    [first, 1, false],
    [second, 1, true],
    [third, 0, false],
  ]);
  expect(await stored()).toEqual([
    { id: first, at: '2030-01-08 19:00', streamed: false, version: 1 },
    { id: second, at: '2030-01-15 20:00', streamed: true, version: 1 },
    { id: third, at: null, streamed: false, version: 0 },
  ]);
  expect(await acts()).toEqual([
    {
      act: 'series.times',
      kind: 'season',
      object: seasonId,
      before: {
        [`Alfa – Beta (${first})`]: { scheduledAt: null, isStreamed: false },
        [`Gamma – Alfa (${second})`]: { scheduledAt: null, isStreamed: false },
      },
      after: {
        [`Alfa – Beta (${first})`]: { scheduledAt: '2030-01-08T18:00:00.000Z', isStreamed: false },
        [`Gamma – Alfa (${second})`]: { scheduledAt: '2030-01-15T19:00:00.000Z', isStreamed: true },
      },
      own: false,
    },
  ]);
  expect(await notices()).toEqual([
    {
      user: ofAlfa,
      sv: `Laget ”Alfa” har nya matchtider: ”Alfa” mot ”Beta” ${at('2030-01-08T18:00Z')}; ”Gamma” mot ”Alfa” ${at('2030-01-15T19:00Z')}.`,
      series: null,
      division: divisionId,
    },
  ]);

  // one new time is about its series, and a stream alone is not told
  await times.saveAll(admin, seasonId, [
    row(third, '2030-01-16 19:00'),
    row(first, '2030-01-08 19:00', { version: 1 }),
  ]);
  await times.saveAll(admin, seasonId, [row(first, '2030-01-08 19:00', { version: 1, isStreamed: true })]);
  expect((await notices()).slice(1)).toEqual([
    {
      user: ofDelta,
      sv: `Serien ”Beta” mot ”Delta” spelas ${at('2030-01-16T18:00Z')}.`,
      series: third,
      division: null,
    },
  ]);
  expect((await stored()).map(({ version }) => version)).toEqual([2, 1, 1]);
});

test('a series with an open room gets a message there', async () => {
  const [withRoom, without] = [await series(0, 1), await series(2, 3)];
  await insertRow(app.db, SeriesRoom, { seriesId: withRoom, generation: 1, isWanted: true, channelId: '77' });
  await times.saveAll(admin, seasonId, [row(withRoom, '2030-01-08 19:00'), row(without, '2030-01-08 19:00')]);
  const said = await app.db.query<{ payload: object; division: number }>(
    `select payload, division_id as division from outbox_entry where kind = 'post-message'`,
  );
  expect(said).toEqual([
    {
      payload: {
        seriesId: withRoom,
        generation: 1,
        text: `Serien ”Alfa” mot ”Beta” spelas ${at('2030-01-08T18:00Z')}.`,
      },
      division: divisionId,
    },
  ]);
});

test('a refusal names every refused row, and nothing is saved', async () => {
  const other = await league.division(seasonId, { name: 'Division 2' });
  const [mine, stale, skipped, nonsense] = [
    await series(0, 1),
    await series(2, 3),
    await series(0, 2),
    await series(1, 3),
  ];
  const theirs = await league.series(other, await league.teamIn(other, 'Epsilon'), await league.teamIn(other, 'Zeta'));
  await app.db.query('update series set version = 4 where id = $1', [stale]);
  const elsewhere = await league.season();
  const old = await league.division(elsewhere, { adminUserId: steward.userId });
  const past = await league.series(old, await league.teamIn(old, 'Eta'), await league.teamIn(old, 'Theta'));

  const refusal = await refusalOf(
    times.saveAll(steward, seasonId, [
      row(mine, '2030-01-08 19:00'),
      row(stale, '2030-01-08 19:00', { version: 3 }),
      row(skipped, '2030-03-31 02:30'),
      row(nonsense, 'på tisdag'),
      row(theirs, '2030-01-08 19:00'),
      row(past, '2030-01-08 19:00'),
    ]),
  );
  expect(refusal.code).toBe('ROWS_REFUSED');
  expect(refusal.details.rows?.map(({ id, code, messageKey }) => [id, code, messageKey])).toEqual([
    [stale, 'SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile'],
    [skipped, 'INVALID_INPUT', 'form.skipped-hour'],
    [nonsense, 'INVALID_INPUT', 'form.not-a-time'],
    [theirs, 'NOT_YOUR_DIVISION', 'api.series.not-your-division'],
    [past, 'SERIES_NOT_FOUND', 'match.could-not-find'],
  ]);
  expect((await stored()).filter(({ at }) => at !== null)).toEqual([]);
  expect([await acts(), await notices()]).toEqual([[], []]);
});

test('the same series twice is refused', async () => {
  const id = await series(0, 1);
  const refusal = await refusalOf(times.saveAll(admin, seasonId, [row(id, '2030-01-08 19:00'), row(id, null)]));
  expect(refusal.code).toBe('INVALID_INPUT');
  expect(await stored()).toMatchObject([{ at: null, version: 0 }]);
});

test('staff get the series that they may set, with the play day of each, and an admin’s own matter is marked', async () => {
  const [later, first] = [await series(0, 1, 2), await series(2, 3, 1)];
  const played = await league.walkover(divisionId, [teams[0] as number, teams[1] as number], 'home', { week: 1 });
  const second = await series(3, 0, 1);
  const other = await league.division(seasonId, { rank: 2 });
  const theirs = await league.series(other, await league.teamIn(other, 'Epsilon'), await league.teamIn(other, 'Zeta'));
  const idsFor = async (actor: Actor, season: number | null = seasonId) =>
    (await times.toTime(actor, season)).map(({ series: { id } }) => id);
  expect(await idsFor(admin)).toEqual([first, played, second, theirs, later]);
  expect(await idsFor(steward)).toEqual([first, played, second, later]);
  expect((await times.toTime(steward, seasonId)).map(({ playDay }) => playDay)).toEqual([1, 1, 2, 1]);
  expect(await idsFor(admin, null)).toEqual([]);
  await league.setting('current_season', seasonId);
  expect(await idsFor(admin, null)).toHaveLength(5);
  await app.db.query(`delete from setting where key = 'current_season'`);

  const playerId = await league.player('Ada');
  await league.sign(playerId, teams[0] as number, '2020-01-01');
  expect(await idsFor({ ...steward, playerId })).toEqual([]);
  const refusal = await refusalOf(times.saveAll({ ...steward, playerId }, seasonId, [row(first, '2030-01-08 19:00')]));
  expect(refusal.details.rows).toMatchObject([{ id: first, code: 'OWN_TEAM' }]);
  await times.saveAll({ ...admin, playerId }, seasonId, [row(first, '2030-01-08 19:00')]);
  expect(await acts()).toMatchObject([{ own: true }]);
});

test('warnings are about the season as it would be with the changes', async () => {
  const [one, two, three] = [await series(0, 1), await series(0, 2), await series(3, 1)];
  await app.db.query(`update series set scheduled_at = '2030-01-08T18:00:00Z', is_streamed = true where id = $1`, [
    one,
  ]);
  const notes = await times.warnings(seasonId, [
    row(two, '2030-01-08 19:30', { isStreamed: true }),
    row(three, '2030-07-01 19:00'),
  ]);
  expect(notes).toEqual([
    {
      seriesId: one,
      messageKey: 'api.series.time.team-twice',
      params: { team: 'Alfa', home: 'Alfa', away: 'Gamma', time: toldTime(new Date('2030-01-08T18:30Z')) },
    },
    {
      seriesId: one,
      messageKey: 'api.series.time.stream-twice',
      params: { home: 'Alfa', away: 'Gamma', time: toldTime(new Date('2030-01-08T18:30Z')) },
    },
    {
      seriesId: two,
      messageKey: 'api.series.time.team-twice',
      params: { team: 'Alfa', home: 'Alfa', away: 'Beta', time: toldTime(new Date('2030-01-08T18:00Z')) },
    },
    {
      seriesId: two,
      messageKey: 'api.series.time.stream-twice',
      params: { home: 'Alfa', away: 'Beta', time: toldTime(new Date('2030-01-08T18:00Z')) },
    },
    {
      seriesId: three,
      messageKey: 'api.series.time.outside-season',
      params: { startsOn: '2030-01-07', endsOn: '2030-06-30' },
    },
  ]);
  // moved away, there is nothing to warn about; a time that is none is said at its row
  expect(await times.warnings(seasonId, [row(one, null), row(two, '2030-03-31 02:30')])).toEqual([
    { seriesId: two, messageKey: 'form.skipped-hour', params: { text: '2030-03-31 02:30' } },
  ]);
  expect(await times.warnings(seasonId + 1000, [])).toEqual([]);
  // a past time is news only while it is new
  await app.db.query(`update season set starts_on = '2020-01-01' where id = $1`, [seasonId]);
  await app.db.query(`update series set scheduled_at = '2021-01-08T18:00:00Z' where id = $1`, [one]);
  const past = await times.warnings(seasonId, [
    row(one, '2021-01-08 19:00', { isStreamed: true }),
    row(two, '2021-01-09 19:00'),
  ]);
  expect(past).toEqual([{ seriesId: two, messageKey: 'api.series.time.in-past', params: {} }]);
});

test('fifty series take as many statements as two', async () => {
  const ids = await Promise.all(Array.from({ length: 52 }, (_, n) => series(n % 2, 2 + (n % 2), n + 1)));
  await playerOf(0, 'Ada');
  const save = async (some: number[]) => {
    const { count } = await statements(() =>
      times.saveAll(
        admin,
        seasonId,
        some.map((id) => row(id, '2030-01-08 19:00')),
      ),
    );
    return count;
  };
  // begin, hold, save, audit, notices, rooms, read, commit
  expect([await save(ids.slice(0, 2)), await save(ids.slice(2))]).toEqual([8, 8]);
});

test('two staff save overlapping weeks at once: each row has one winner, and the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const ids = [await series(0, 1), await series(2, 3), await series(1, 2)];
    const [a = 0, b = 0, c = 0] = ids;
    const save = (actor: Actor, rows: SeriesPlanInput[]) => () =>
      times.saveAll(actor, seasonId, rows).then(
        () => 'saved',
        (error: LeagueError) => error.details.rows,
      );
    const fates = await collideCalls(app.databaseUrl, { table: 'series', ids }, [
      save(admin, [row(b, '2030-01-08 19:00'), row(a, '2030-01-08 19:00')]),
      save(steward, [row(c, '2030-01-09 20:00'), row(b, '2030-01-09 20:00')]),
    ]);
    const winner = fates.indexOf('saved');
    expect(fates[1 - winner]).toMatchObject([{ id: b, code: 'SERIES_CHANGED_MEANWHILE' }]);
    const rows = (await stored()).filter(({ id }) => ids.includes(id));
    const admins = { at: '2030-01-08 19:00', version: 1 };
    const stewards = { at: '2030-01-09 20:00', version: 1 };
    const untouched = { at: null, version: 0 };
    expect(rows).toMatchObject(winner === 0 ? [admins, admins, untouched] : [untouched, stewards, stewards]);
  }
});
