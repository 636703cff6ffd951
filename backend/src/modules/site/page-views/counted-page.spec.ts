import { ROUTES } from '../previews/pages.ts';
import { textOf } from '../previews/page-texts.ts';
import { countedPage } from './counted-page.ts';

test.each([
  { path: '/', route: '/', kind: 'page', key: '' },
  { path: '/tonight', route: '/tonight', kind: 'page', key: '' },
  { path: '/Tonight/', route: '/tonight', kind: 'page', key: '' },
  { path: '/series/7', route: '/series/:seriesId', kind: 'series', key: '7' },
  { path: '/%73eries/7', route: '/series/:seriesId', kind: 'series', key: '7' },
  {
    path: '/division/ettan/season/3',
    route: '/division/:divisionDiscriminator/season/:seasonId',
    kind: 'division',
    key: '3-ettan',
  },
  { path: '/post/Final-I-Ettan', route: '/post/:customUrl', kind: 'post', key: 'final-i-ettan' },
  { path: '/news/2/1', route: '/news/:page?/:category?', kind: 'page', key: '' },
  { path: '/compare/teams/1/2', route: '/compare/:kind?/:homeId?/:awayId?', kind: 'page', key: '' },
  // a person's own pages: which person's is not kept
  { path: '/player/7/settings', route: '/player/:playerId/settings', kind: 'page', key: '' },
  { path: '/my-week/7', route: '/my-week/:seriesId', kind: 'page', key: '' },
])('$path is counted as $route $key', ({ path, route, kind, key }) => {
  expect(countedPage(path)).toEqual({ route, kind, key });
});

test.each([
  { path: '/nowhere', why: 'the site has no such page' },
  { path: '', why: 'it is no path' },
  { path: 'series/7', why: 'it is no path' },
  { path: 'https://elsewhere.example/series/7', why: 'it is on another site' },
  { path: '/series/7?player=ada', why: 'it has a query' },
  { path: '/series/0', why: 'no thing has this number' },
  { path: '/series/99999999999', why: 'the database has no such number' },
  { path: '/series/7e1', why: 'it is no number' },
  { path: '/division/ettan/season/x', why: 'the season is no number' },
  { path: `/division/${'a'.repeat(200)}/season/3`, why: 'no division has so long a name' },
  { path: '/post/ada@example.org', why: 'no post has such an address' },
  { path: '/admin', why: 'it is the back office' },
  { path: '/ADMIN/users/7', why: 'it is the back office' },
  { path: '/callback/login', why: 'it is a step of a login' },
  { path: '/api/health', why: 'it is no page' },
  { path: '/%E0%A4%A', why: 'its code means nothing' },
])('$path is not counted: $why', ({ path }) => {
  expect(countedPage(path)).toBeNull();
});

const asPages = ROUTES.map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7') || '/').flatMap((path) => {
  const page = countedPage(path);
  return page?.kind === 'page' ? [{ path, route: page.route }] : [];
});

test.each(asPages)('the list of what is read has a title for $path', ({ route }) => {
  // what has none is told by the title of the back office, which is not counted
  expect(textOf(route).title.se).not.toBe(textOf('/admin/*').title.se);
});
