import ROUTES from '../lib/routes.json';
import { isWidePage, routeAt, routesNear } from './router';

const NAMES = Object.keys(ROUTES) as (keyof typeof ROUTES)[];

/** An address of a route, with a value for each of its parameters. */
const addressOf = (name: keyof typeof ROUTES): string =>
  ROUTES[name].replace(/:\w+\??/g, '7').replace('*', 'no/such/page');

test('each address has its own page, among few routes', () => {
  const lost = NAMES.filter((name) => routeAt(addressOf(name)) !== name);

  expect(lost).toEqual([]);
  expect(routesNear('/division/division-1/season/9').map(({ id }) => id)).toEqual(['division', 'notFound']);
});

test('the page of a division is wide, also while it loads and when there is none', () => {
  expect(NAMES.filter((name) => isWidePage(addressOf(name)))).toEqual(['division']);
  expect(isWidePage('/division/no-such-one/season/0')).toBe(true);
});

test('capital letters lead to the same page, and optional parts may be missing', () => {
  expect(routeAt('/Division/division-1/Season/9')).toBe('division');
  expect(routeAt('/createteam')).toBe('createTeam');
  expect(routeAt('/news')).toBe('news');
  expect(routeAt('/')).toBe('home');
  expect(routeAt('//')).toBe(routeAt('/'));
});

test('percent codes are read as React Router reads them, and nonsense leads to no page', () => {
  expect(routeAt('/%70layer/5')).toBe('player');
  expect(routeAt('/%50layer/5')).toBe('player');
  expect(routeAt('/post/%C3%A5r-tio')).toBe('post');
  expect(routeAt('/player%2F5')).toBe('notFound');
  const silence = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(routeAt('/%E0%A4%A')).toBe('notFound');
  expect(routeAt('/%70layer/%E0%A4%A')).toBe('notFound');
  expect(routeAt('/player/%E0%A4%A')).toBe('player');
  silence.mockRestore();
});
