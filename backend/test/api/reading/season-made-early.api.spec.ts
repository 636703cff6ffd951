import { PreviewsRepository } from '../../../src/modules/site/previews/previews.repository.ts';
import { Setting } from '../../../src/modules/content/settings/setting.entity.ts';
import { League, threeNil } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql, type TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { queryAsUser } from '../staff/division-calls.ts';

/**
 * A season that is made early stands for nobody's present (R16). `next-season-early.nightly.spec` compares every public answer; here are
 * those that once did.
 */

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10);

let app: TestApp;
let league: League;
let ids: { current: number; next: number; early: number; home: number; away: number; newcomer: number };
let before: unknown;

const ask = async (text: string): Promise<unknown> => (await graphql<object>(app.url, text)).data;

/** What the league's pages say of the present. */
const present = async () => ({
  teams: await ask(
    `{ home: team(id: ${ids.home}) { presentSeasonId } newcomer: team(id: ${ids.newcomer}) { presentSeasonId } }`,
  ),
  previews: await Promise.all(
    [ids.home, ids.newcomer].map((id) => app.app.get(PreviewsRepository, { strict: false }).findTeam(id, new Date())),
  ),
  lists: await ask(
    '{ upcomingSeries(first: 10) { id } tonight { next } calendarWeek { nextWithSeries } currentSeason { id } }',
  ),
  numbers: await ask('{ leagueNumbers { season { id } allTime { teams } } leaders { seasonId } }'),
  careers: await ask(
    `{ teamCareer(teamId: ${ids.home}) { divisions { season { id } } }
       teamHeadToHead(homeId: ${ids.home}, awayId: ${ids.away}) { home { seasons { season { id } } } } }`,
  ),
  calendar: (await (await fetch(`${app.url}/api/calendar/team/${ids.home}.ics`)).text()).match(/^UID:.*$/gm),
});

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  const current = await league.season({ name: 'Säsong 10', startsOn: dayIn(-60), endsOn: dayIn(20) });
  const next = await league.season({ name: 'Säsong 11', startsOn: dayIn(40), endsOn: dayIn(120) });
  await app.db.repo(Setting).insert({ key: 'current_season', value: String(current) });
  const division = await league.division(current, { name: 'Division 1', discriminator: 'ettan' });
  const [home, away] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  const newcomer = await league.team('Nykomlingen');
  await league.played(division, [home, away], threeNil, { scheduledAt: inDays(-30), reportedAt: inDays(-30) });
  ids = { current, next, home, away, newcomer, early: 0 };
  before = await present();
  ids.early = await league.division(next, { name: 'Division 1', discriminator: 'ettan' });
  await league.band(ids.early, 1, 1, '#ffd700');
  for (const team of [home, newcomer]) await league.enter(ids.early, team);
  await league.series(ids.early, home, newcomer, { scheduledAt: inDays(45) });
});
afterAll(() => app.close());

test('what the pages say of the present does not change', async () => {
  expect(await present()).toEqual(before);
  expect(before).toMatchObject({
    teams: { home: { presentSeasonId: ids.current }, newcomer: { presentSeasonId: null } },
    lists: { upcomingSeries: [], tonight: { next: null }, calendarWeek: { nextWithSeries: null } },
  });
});

test('it is seen where somebody asks for it', async () => {
  const week = dayIn(38);
  const found = await ask(
    `{ team(id: ${ids.home}) { seasons { isComing season { id } division { id } series { id } } }
       calendarWeek(day: "${week}") { nextWithSeries } }`,
  );
  expect(found).toMatchObject({
    team: { seasons: [{ isComing: true, season: { id: ids.next }, division: { id: ids.early } }, { isComing: false }] },
    calendarWeek: { nextWithSeries: expect.any(String) as string },
  });
  const calendar = await fetch(`${app.url}/api/calendar/division/${ids.early}.ics`);
  expect(await calendar.text()).toContain('Norr');
});

test('before its first result a division has neither places nor colours', async () => {
  const text = `{ division(discriminator: "ettan", seasonId: ${ids.next}) { standings { color } series { places { home } } }
                  team(id: ${ids.home}) { seasons { position } } }`;
  expect(await ask(text)).toEqual({
    division: { standings: [{ color: null }, { color: null }], series: [{ places: null }] },
    team: { seasons: [{ position: null }, { position: 1 }] },
  });
});

test('the lists of the back office and the search begin with the current season', async () => {
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  const found = await queryAsUser<{ divisionSummaries: object[]; search: { divisions: object[] } }>(
    app,
    await signIn(app, 'admin'),
    '{ divisionSummaries { seasonId } search(text: "division") { divisions { season { id } } } }',
    {},
  );
  expect(found.divisionSummaries[0]).toEqual({ seasonId: ids.current });
  expect(found.search.divisions[0]).toEqual({ season: { id: ids.current } });
});

test('between two seasons, the one that began last is meant', async () => {
  await app.db.repo(Setting).delete({ key: 'current_season' });
  expect(await ask('{ leagueNumbers { season { id } } leaders { seasonId } }')).toEqual({
    leagueNumbers: { season: { id: ids.current } },
    leaders: { seasonId: ids.current },
  });
  await app.db.repo(Setting).insert({ key: 'current_season', value: String(ids.current) });
});

test('when staff make it current, everything follows it', async () => {
  await app.db.repo(Setting).update({ key: 'current_season' }, { value: String(ids.next) });
  expect(await present()).toMatchObject({
    teams: { home: { presentSeasonId: ids.next }, newcomer: { presentSeasonId: ids.next } },
    lists: { upcomingSeries: [{}], currentSeason: { id: ids.next } },
    calendar: [expect.any(String), expect.any(String)] as string[],
  });
});
