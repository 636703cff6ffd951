import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { PaletteRepository } from './palette.repository.ts';
import { PaletteService } from './palette.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let palette: PaletteService;
let league: League;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  palette = new PaletteService(new PaletteRepository(database.db), new FixedClock(new Date('2026-11-21T12:00:00Z')));
  const older = await league.season({ name: 'Säsong 7', startsOn: '2025-01-01', endsOn: '2025-05-31' });
  const newer = await league.season({ name: 'Säsong 8', startsOn: '2026-01-01', endsOn: '2026-05-31' });
  await league.division(older, { name: 'Elitserien', discriminator: 'elit-7' });
  await league.division(newer, { name: 'Elitserien', discriminator: 'elit-8' });
  await league.division(newer, { name: 'Division 1', discriminator: 'ettan' });
  await league.team('Sladdklockan IF');
  await league.team('Gamla Sladdklockan', { isActive: false });
  await league.team('100%_laget');
  for (const nickname of [
    'Sladdklocka',
    'Kvartsboll',
    'Bo',
    'Bosse',
    'Åskar',
    'Ålen',
    'Alva',
    'Alma',
    'Albin',
    'Alan',
    'Alex',
  ])
    await league.player(nickname);
  for (let n = 1; n <= 7; n++) await league.player(`Granris${n}`);
  const category = await league.category('Ligan');
  await league.post(category, 'kvallen', { title: 'Toppmötet avgjorde', publishedAt: '2026-11-20T10:00:00Z' });
  await league.post(category, 'morgondagen', { title: 'Toppmötet i morgon', publishedAt: '2026-11-22T10:00:00Z' });
  await league.post(category, 'utkast', { title: 'Toppmötet som ingen fick se' });
});
afterAll(() => database.close());

const namesOf = async (text: string) => {
  const { players, teams, divisions, news } = await palette.search(text);
  return [
    ...players.map(({ nickname }) => nickname),
    ...teams.map(({ name }) => name),
    ...divisions.map(({ division, season }) => `${division.name}, ${season.name}`),
    ...news.map(({ title }) => title),
  ];
};

test.each([
  { text: 'sladdkl', names: ['Sladdklocka', 'Sladdklockan IF', 'Gamla Sladdklockan'], why: 'active teams first' },
  { text: 'sladklocka', names: ['Sladdklocka', 'Sladdklockan IF', 'Gamla Sladdklockan'], why: 'a letter too few' },
  { text: 'kvartzboll', names: ['Kvartsboll'], why: 'a wrong letter' },
  { text: 'KVARTSBOLL', names: ['Kvartsboll'], why: 'capitals' },
  { text: 'bo', names: ['Bo', 'Bosse'], why: 'a short text is a beginning' },
  { text: 'åskar', names: ['Åskar'], why: 'a ring' },
  { text: 'askar', names: ['Åskar'], why: 'a ring that is not typed' },
  { text: 'A\u030askar', names: ['Åskar'], why: 'a ring in parts' },
  { text: 'ål', names: ['Ålen', 'Alan', 'Albin', 'Alex', 'Alma'], why: 'what is typed comes before what is like it' },
  { text: 'elitserien', names: ['Elitserien, Säsong 8', 'Elitserien, Säsong 7'], why: 'the latest season first' },
  { text: 'elitserien säsong 7', names: ['Elitserien, Säsong 7'], why: 'a season beside the name' },
  { text: 'toppmötet', names: ['Toppmötet avgjorde'], why: 'neither drafts nor what is still to come' },
  { text: '100%_', names: ['100%_laget'], why: 'wildcards are letters' },
  { text: '%%%', names: [], why: 'wildcards alone find nothing' },
  { text: '   ', names: [], why: 'nothing is asked for' },
  { text: "'; drop table player; --", names: [], why: 'SQL is a text' },
  { text: '\0bosse', names: ['Bosse'], why: 'NUL is no letter' },
])('"$text" offers $names: $why', async ({ text, names }) => {
  const found = await namesOf(text);
  expect(found.slice(0, Math.max(names.length, 1))).toEqual(names);
});

test('no more than five of a kind are offered', async () => {
  expect((await palette.search('granris')).players).toHaveLength(5);
});

test('a text of any length is answered', async () => {
  await expect(palette.search('å'.repeat(10_000))).resolves.toMatchObject({ players: [] });
});

test('names are found by their trigram indexes, not by reading the tables', async () => {
  const plan = await database.db.transaction(async () => {
    await database.db.query('set local enable_seqscan = off');
    return database.db.query<{ 'QUERY PLAN': string }>(
      `explain select id from player p where (search_text(p.nickname) like '%sladd%' or 'sladd' <% search_text(p.nickname))`,
    );
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('player_nickname_trgm_idx');
});

describe('what else the hits say', () => {
  test('a post says whether its title may tell a result, which readers can hide', async () => {
    const [post] = (await palette.search('toppmötet')).news;
    expect(post).toMatchObject({ publishedAt: '2026-11-20T10:00:00.000Z', mayTellResults: false });
    const category = await league.category('Kvällen');
    await league.post(category, 'siffror', { title: 'Norrsken vann 3–1', publishedAt: '2026-11-20T10:00:00Z' });
    expect((await palette.search('norrsken vann')).news).toMatchObject([{ mayTellResults: true }]);
  });

  test('a team that plays now has its series with it, until it has a result or is over', async () => {
    const season = await league.season({ name: 'Säsong 9', startsOn: '2026-09-01', endsOn: '2026-12-31' });
    const division = await league.division(season);
    const [home, away] = [await league.teamIn(division, 'Vinterdäck'), await league.teamIn(division, 'Sommardäck')];
    const at = (scheduledAt: string, columns = {}) => league.series(division, home, away, { scheduledAt, ...columns });
    await at('2026-11-21T12:01:00Z');
    await at('2026-11-21T09:59:00Z');
    const reported = { reportedAt: '2026-11-21T11:50:00Z', homeGames: 3, awayGames: 0, homeGoals: 9, awayGoals: 1 };
    await at('2026-11-21T11:00:00Z', reported);
    expect((await palette.search('vinterdäck')).playing).toEqual([]);
    const on = await at('2026-11-21T11:00:00Z');
    for (const text of ['vinterdäck', 'sommar']) {
      expect((await palette.search(text)).playing).toMatchObject([{ id: on, home: { name: 'Vinterdäck' } }]);
    }
    expect((await palette.search('sladdklockan')).playing).toEqual([]);
  });

  test('two teams have their series with them, in either order, the nearest in time first', async () => {
    const season = await league.season({ name: 'Säsong 10', startsOn: '2027-01-01', endsOn: '2027-05-31' });
    const division = await league.division(season, { name: 'Division 2', discriminator: 'tvaan-10' });
    const [north, south] = [await league.teamIn(division, 'Kalla Nordan'), await league.teamIn(division, 'Sunnan')];
    const third = await league.teamIn(division, 'Östan');
    const first = await league.series(division, north, south, { scheduledAt: '2026-11-24T18:00:00Z' });
    const later = await league.series(division, south, north, { scheduledAt: '2026-12-24T18:00:00Z' });
    const unset = await league.series(division, south, north, { scheduledAt: null });
    await league.series(division, north, third, { scheduledAt: '2026-11-22T18:00:00Z' });
    for (const text of ['kalla nordan - sunnan', 'Sunnan mot nordan', 'sunnan nordan', 'nordan sunn']) {
      const { series } = await palette.search(text);
      expect({ text, ids: series.map(({ id }) => id) }).toEqual({ text, ids: [first, later, unset] });
    }
    const [nearest] = (await palette.search('sunnan nordan')).series;
    expect(nearest).toMatchObject({
      ...{ home: { name: 'Kalla Nordan' }, away: { name: 'Sunnan' }, scheduledAt: '2026-11-24T18:00:00.000Z' },
      division: { name: 'Division 2' },
    });
    for (const text of ['kalla nordan', 'sunnan', 'nordan %', '__ __']) {
      expect((await palette.search(text)).series).toEqual([]);
    }
  });
});
