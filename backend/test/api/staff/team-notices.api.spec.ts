import { Notification } from '../../../src/modules/messages/notifications/notification.entity.ts';
import { toldDayTime } from '../../../src/domain/messages/told-time.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { Series } from '../../../src/modules/series/series.entity.ts';
import { chatLeague } from '../../factories/chat-league.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { postAsUser, mutateAsUser, queryAsUser } from './division-calls.ts';

/** A time as a text of the server carries it. */
const at = (instant: string): string => toldDayTime(new Date(instant));

let app: TestApp;
let world: Awaited<ReturnType<typeof chatLeague>>;
let admin: Browser;
let stranger: Browser;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  world = await chatLeague(app);
  [admin, stranger] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
  await app.db.query('update division set admin_user_id = null');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query('delete from notification');
  seriesId = await world.league.series(world.divisionId, world.home, world.away);
});

interface Heard {
  name: string;
  sv: string;
  en: string;
}

/** The notices since the test began, with their receivers. */
const heard = () =>
  app.db.query<Heard>(
    `select u.discord_username as name, n.description_sv as sv, n.description_en as en
       from notification n join app_user u on u.id = n.user_id order by n.id`,
  );
const names = async () => (await heard()).map(({ name }) => name).toSorted();

const EVERYBODY = ['captain', 'captain2', 'player'];
const plan = (as: Browser, matchdate: string | null, stream = 0) =>
  postAsUser(as, 'admin/series/saveStreamAndTime', { seriesId, matchdate, stream });
const decide = (as: Browser, change: object) =>
  mutateAsUser({ app, as }, 'decideDivisionTeam', 'DecideDivisionTeamInput', {
    divisionId: world.divisionId,
    teamId: world.home,
    isDisqualified: false,
    adjustment: 0,
    ...change,
  });

test('a time that is set, moved or taken away is told to every player of both teams, and nothing else is', async () => {
  const read = () => app.db.query('update notification set read_at = now()');
  await plan(admin, '2026-04-02 19:00');
  expect(await names()).toEqual(EVERYBODY);
  await plan(admin, '2026-04-02 19:00', 1);
  expect(await heard()).toHaveLength(3);
  await read();
  await plan(admin, '2026-04-03 19:00', 1);
  await read();
  await plan(admin, null, 1);
  await plan(admin, null, 0);
  const own = (await heard()).filter(({ name }) => name === 'captain');
  expect(own.map(({ sv }) => sv)).toEqual([
    `Serien ”Norrsken @everyone” mot ”Vinter” spelas ${at('2026-04-02T17:00Z')}.`,
    `Serien ”Norrsken @everyone” mot ”Vinter” är flyttad till ${at('2026-04-03T17:00Z')}.`,
    'Serien ”Norrsken @everyone” mot ”Vinter” har inte längre någon matchtid.',
  ]);
});

test('of all new times of a series, the last one is left of those that nobody has read, by hand and together', async () => {
  const other = await world.league.series(world.divisionId, world.home, world.away);
  const together = async (day: number) => {
    const [series] = await app.db.query<{ version: number; seasonId: number }>(
      'select s.version, d.season_id as "seasonId" from series s join division d on d.id = s.division_id where s.id = $1',
      [seriesId],
    );
    const { version = 0, seasonId } = series ?? {};
    const moved = { seriesId, version, scheduledAt: `2026-04-${day} 19:00`, isStreamed: false };
    const input = { seasonId, series: [moved] };
    return mutateAsUser({ app, as: admin }, 'planManySeries', 'PlanManySeriesInput', input, '');
  };
  await postAsUser(admin, 'admin/series/saveStreamAndTime', {
    seriesId: other,
    matchdate: '2026-05-01 19:00',
    stream: 0,
  });
  for (const day of [11, 12, 13]) await plan(admin, `2026-04-${day} 19:00`);
  for (const day of [14, 15]) expect(await together(day)).toMatchObject({ __typename: 'SeriesPlans' });
  const own = (await heard()).filter(({ name }) => name === 'captain');
  expect(own.map(({ en }) => en)).toEqual([
    `The series “Norrsken @everyone” against “Vinter” is played on ${at('2026-05-01T17:00Z')}.`,
    `The series “Norrsken @everyone” against “Vinter” has been moved to ${at('2026-04-15T17:00Z')}.`,
  ]);
});

test('a walkover and a reset are told, the same walkover again is not', async () => {
  const wins = (teamWon: string) => postAsUser(admin, 'admin/series/saveWOSeries', { seriesId, teamWon });
  const read = () => app.db.query('update notification set read_at = now()');
  await wins('home');
  await wins('home');
  await read();
  await wins('away');
  await read();
  await postAsUser(admin, 'admin/series/resetSeries', { seriesId });
  const own = (await heard()).filter(({ name }) => name === 'captain2');
  expect(own.map(({ en }) => en)).toEqual([
    'The series “Norrsken @everyone” against “Vinter” is decided by walkover. The team “Norrsken @everyone” wins.',
    'The series “Norrsken @everyone” against “Vinter” is decided by walkover. The team “Vinter” wins.',
    'The series “Norrsken @everyone” against “Vinter” no longer has a result. The league staff have reset it.',
  ]);
});

test('the same walkover again is no newer result, and no event for partners', async () => {
  const wins = (teamWon: string) => postAsUser(admin, 'admin/series/saveWOSeries', { seriesId, teamWon });
  const stored = async () => {
    const { reportedAt } = await app.db.repo(Series).findOneByOrFail({ id: seriesId });
    const events = await app.db.query('select kind from league_event order by position');
    return { reportedAt, events };
  };
  await wins('home');
  const first = await stored();
  await wins('home');
  expect(await stored()).toEqual(first);
  await wins('away');
  const other = await stored();
  expect(other.reportedAt).not.toEqual(first.reportedAt);
  expect(other.events).toEqual([...first.events, { kind: 'series.corrected' }]);
  await postAsUser(admin, 'admin/series/resetSeries', { seriesId });
});

test('a disqualification and an annulment are told to the team alone, a point more is not', async () => {
  const out = { isDisqualified: true, disqualificationReason: 'Fusk' };
  await decide(admin, out);
  expect(await names()).toEqual(['captain', 'player']);
  await decide(admin, { ...out, areResultsAnnulled: true });
  await decide(admin, { ...out, areResultsAnnulled: true, adjustment: 3, adjustmentReason: 'Fel räknat' });
  await decide(admin, {});
  expect(await heard()).toHaveLength(6);
});

test('a team hears that it is placed, and that it is taken out; one that only changes place hears nothing', async () => {
  const save = (teamIds: number[]) =>
    postAsUser(admin, 'division/saveTeams', { divisionId: world.otherDivisionId, teamIds });
  const [new1, new2] = [await world.league.team('Nya'), await world.league.team('Andra')];
  const user = await world.league.user({ discordUsername: 'nykapten' });
  await world.league.sign(await world.league.player('Ny', { userId: user }), new1, '2026-01-05', { sortOrder: 1 });
  await save([new1, new2]);
  await save([new2, new1]);
  await save([new2]);
  expect(await heard()).toEqual([
    {
      name: 'nykapten',
      sv: 'Laget ”Nya” spelar i ”Division 2”, Vår 2026.',
      en: 'The team “Nya” plays in “Division 2”, Vår 2026.',
    },
    {
      name: 'nykapten',
      sv: 'Laget ”Nya” är inte längre med i ”Division 2”, Vår 2026.',
      en: 'The team “Nya” is no longer in “Division 2”, Vår 2026.',
    },
  ]);
});

test('a refused act tells no one', async () => {
  await app.db.query(`update series set scheduled_at = '2026-04-02T17:00:00Z' where id = $1`, [seriesId]);
  for (const answer of [
    await plan(stranger, '2026-05-05 19:00'),
    await postAsUser(stranger, 'admin/series/saveWOSeries', { seriesId, teamWon: 'home' }),
    await postAsUser(admin, 'admin/series/resetSeries', { seriesId }),
    await postAsUser(admin, 'division/createAllMatches', {
      divisionId: world.divisionId,
      matchesPerWeek: 2,
      discardedResults: 77,
    }),
  ]) {
    expect(answer.status).not.toBe(200);
  }
  expect(await decide(stranger, { isDisqualified: true, disqualificationReason: 'Nej' })).toMatchObject({
    code: 'NOT_YOUR_DIVISION',
  });
  expect(await heard()).toEqual([]);
});

test('a schedule is one notice a player, however many series it has, and another one says that it replaces', async () => {
  await app.db.query('delete from series where division_id = $1', [world.divisionId]);
  const create = () =>
    postAsUser(admin, 'division/createAllMatches', {
      divisionId: world.divisionId,
      matchesPerWeek: 1,
      noOfGamesVsOther: 2,
    });
  expect((await create()).status).toBe(200);
  expect(await names()).toEqual(EVERYBODY);
  expect((await heard())[0]?.sv).toBe(
    'Spelschemat för ”Division 1”, Vår 2026, är klart. Laget ”Norrsken @everyone” har 2 serier.',
  );
  await create();
  expect(await heard()).toHaveLength(6);
  expect((await heard()).at(-1)?.en).toContain('has been made again');
});

test('a notice leads to its series, its division, its team or the own player, and to nothing that is gone', async () => {
  interface Places {
    notifications: { items: { place: { kind: string; id: number } | null }[] };
  }
  const captain = await signIn(app, 'captain');
  const text = '{ notifications { items { place { kind id discriminator seasonId } } } }';
  const places = async () =>
    (await queryAsUser<Places>(app, captain, text)).notifications.items.map(({ place }) => place);
  await plan(admin, '2026-04-02 19:00');
  await decide(admin, { isDisqualified: true, disqualificationReason: 'Fusk' });
  const [own] = await app.db.query<{ id: number; userId: number }>(
    `select p.id, p.user_id as "userId" from player p where p.nickname = 'captain'`,
  );
  const { id, userId } = own!;
  for (const about of [{ kind: 'changeTeamInfo', teamId: world.home }, { kind: 'newImages' }] as const) {
    const requestId = await insertRow(app.db, ApprovalRequest, { ...about, userId, playerId: id, payload: {} });
    await insertRow(app.db, Notification, { userId, descriptionSv: 'x', descriptionEn: 'x', requestId });
  }
  const division = { discriminator: expect.any(String), seasonId: world.seasonId };
  const nothing = { discriminator: null, seasonId: null };
  expect(await places()).toEqual([
    { kind: 'PLAYER', id, ...nothing },
    { kind: 'TEAM', id: world.home, ...nothing },
    { kind: 'DIVISION', id: world.divisionId, ...division },
    { kind: 'SERIES', id: seriesId, ...nothing },
  ]);
  await app.db.query('delete from series where id = $1', [seriesId]);
  expect((await places()).at(-1)).toBeNull();
});
