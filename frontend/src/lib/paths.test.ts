import { matchRoutes } from 'react-router-dom';
import { paths } from './paths';
import ROUTES from './routes.json';

/** Values for the addresses with parameters. */
const VALUES: Record<string, [address: string, params: object, route?: string]> = {
  division: [paths.division('övre / elit', 8), { divisionDiscriminator: 'övre / elit', seasonId: '8' }],
  series: [paths.series(4), { seriesId: '4' }],
  goal: [paths.goal({ seriesId: 4, game: 2, goal: 3 }), { seriesId: '4' }, 'series'],
  team: [paths.team(4), { teamId: '4' }],
  teamSettings: [paths.teamSettings(4), { teamId: '4' }],
  join: [paths.join('a-b_c'), { token: 'a-b_c' }],
  player: [paths.player(4), { playerId: '4' }],
  playerSettings: [paths.playerSettings(4), { playerId: '4' }],
  news: [paths.news(2, 'Säsong 8'), { page: '2', category: 'Säsong 8' }],
  post: [paths.post('a b'), { customUrl: 'a b' }],
  adminSeriesEdit: [paths.adminSeriesEdit(4), { seriesId: '4' }],
  adminContest: [paths.adminContest(4), { seriesId: '4' }],
  adminSeriesReport: [paths.adminSeriesReport(4), { seriesId: '4' }],
  adminNewsEdit: [paths.adminNewsEdit(4), { id: '4' }],
  adminDivision: [paths.adminDivision(4, 'teams'), { id: '4' }],
  adminMembersNear: [paths.adminMembersNear(4), {}, 'admin'],
  adminPerson: [paths.adminPerson({ userId: 4, playerId: 5 }), { id: '4' }],
  weekReport: [paths.weekReport(4), { seriesId: '4' }],
  weekSeries: [paths.weekSeries(4), { seriesId: '4' }],
  adminSeasonHealth: [paths.adminSeasonHealth(4), { id: '4' }],
  adminSeasonEnd: [paths.adminSeasonEnd(4), { id: '4' }],
  adminStages: [paths.adminStages(4, 9), { id: '4' }],
  adminSeasonDivisions: [paths.adminSeasonDivisions(4), { id: '4' }],
};

const routes: Readonly<Record<string, string>> = ROUTES;
const withoutPlace = (address: string) => address.replace(/[?#].*$/, '');

test.each(Object.entries(paths))('%s is the address of its route', (name, build) => {
  const [address, params, route = name] = VALUES[name] ?? [(build as () => string)(), {}];
  const [match] = matchRoutes([{ path: routes[route] }], withoutPlace(address)) ?? [];
  expect(match?.params).toMatchObject(params);
});

test('what may be left out leaves no slash', () => {
  expect([paths.news(), paths.news(2), paths.admin(), paths.admin('news')]).toEqual([
    '/news',
    '/news/2',
    '/admin',
    '/admin/news',
  ]);
});

test('a player without an account has a page for staff', () =>
  expect(paths.adminPerson({ userId: null, playerId: 5 })).toBe('/admin/users/player-5'));

test('a user without a player has a page', () => expect(paths.player(null)).toBe('/player/NoPlayerConnected'));
