import { LEAGUE } from '../../../lib/league-config';
import { routeAt } from '../../router';
import { menuEntries, sitemapLinks, sitemapSections } from './menu';

const divisions = [{ id: 1, name: 'Superligan', nameEng: null, discriminator: 'super ligan', seasonId: 8 }] as const;
const linksOf = () => menuEntries([...divisions]).flatMap((entry) => ('to' in entry ? [entry] : entry.links));

test('every link of the menu and of the footer leads to a page', () => {
  const own = [...linksOf(), ...sitemapLinks()].filter(({ isExternal }) => !isExternal);
  expect(own.filter(({ to }) => routeAt(to) === 'notFound')).toEqual([]);
});

test('the shop has two partners, on sites of their own, and the footer lists only pages of ours', () => {
  const elsewhere = linksOf().filter(({ isExternal }) => isExternal);
  expect(elsewhere.map(({ to }) => new URL(to).protocol)).toEqual(['https:', 'https:']);
  expect(sitemapLinks().filter(({ isExternal }) => isExternal)).toEqual([]);
});

test("the footer's sections are the menu's groups, and no page stands in two of them", () => {
  expect(sitemapSections().map(({ key }) => key)).toEqual(['league', 'information', 'more']);
  const pages = sitemapLinks().map(({ to }) => to);
  expect(pages).toHaveLength(new Set(pages).size);
  const inMenu = menuEntries([]).flatMap((entry) => ('to' in entry ? [entry] : entry.links));
  expect(pages).toEqual(expect.arrayContaining(inMenu.filter(({ isExternal }) => !isExternal).map(({ to }) => to)));
});

test('an address without a page is told apart', () => {
  expect(routeAt('/no-such-page')).toBe('notFound');
});

test('sign-up stands in the menu while it is open, with the time at which it closes, and not otherwise', () => {
  const open = menuEntries([], { closesAt: '2027-02-27T22:59:00.000Z' });
  const signups = open.flatMap((entry) => ('links' in entry ? entry.links : [])).filter(({ to }) => to === '/signup');
  expect(signups).toEqual([{ to: '/signup', label: { key: 'signup' }, closesAt: '2027-02-27T22:59:00.000Z' }]);
  expect(linksOf().filter(({ to }) => to === '/signup')).toEqual([]);
});

test('sign-up that opens later stands in the menu with the time at which it opens', () => {
  const coming = menuEntries([], { opensAt: '2027-01-10T11:00:00.000Z' });
  const links = coming.flatMap((entry) => ('links' in entry ? entry.links : []));
  expect(links).toContainEqual({ to: '/signup', label: { key: 'signup' }, opensAt: '2027-01-10T11:00:00.000Z' });
});

test('a group without pages is left out', () => {
  expect(menuEntries([]).filter((entry) => 'links' in entry && entry.links.length === 0)).toEqual([]);
});

test('a league without shops has no menu of shops', () => {
  const { shops } = LEAGUE;
  Object.assign(LEAGUE, { shops: [] });
  try {
    expect(menuEntries([]).filter((entry) => 'key' in entry && entry.key === 'shop')).toEqual([]);
  } finally {
    Object.assign(LEAGUE, { shops });
  }
});
