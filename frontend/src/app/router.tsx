import { lazy, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchAgain } from '../lib/fetch-again';
import ROUTES from '../lib/routes.json';
import { page, type PageLoader, type PageRead } from './page-loader';
import { awaited } from './shell/awaited-pages';
import type { StaffRoute } from './staff-pages';

type RouteName = keyof typeof ROUTES;
type PublicRoute = Exclude<RouteName, StaffRoute>;

/** The page of each public address in `routes.json`, and the texts that it needs. */
const PAGES: Readonly<Record<PublicRoute, PageLoader>> = {
  home: page(() => import('../features/home/home.page'), 'home'),
  sixMans: page(() => import('../features/six-mans/six-mans.page'), 'six-mans'),
  seasons: page(() => import('../features/seasons/seasons.page'), 'seasons', 'league-season'),
  matches: page(() => import('../features/matches/matches.page'), 'matches', 'league-spoilers'),
  leaders: page(() => import('../features/leaders/leaders.page'), 'leaders'),
  records: page(() => import('../features/records/records.page'), 'records'),
  tonight: page(() => import('../features/tonight/tonight.page'), 'tonight', 'league-spoilers'),
  compare: page(() => import('../features/compare/compare.page'), 'compare'),
  division: page(
    () => import('../features/divisions/division.page'),
    'divisions',
    'league-statistics',
    'league-subscribe',
  ),
  series: page(() => import('../features/series/series.page'), 'series'),
  team: page(
    () => import('../features/teams/team.page'),
    'teams',
    'league-sanctions',
    'league-statistics',
    'league-subscribe',
  ),
  teamSettings: page(() => import('../features/teams/settings/team-settings.page'), 'teams-settings', 'api'),
  createTeam: page(() => import('../features/teams/create/create-team.page'), 'teams-create', 'api'),
  player: page(
    () => import('../features/players/player.page'),
    'players',
    'league-sanctions',
    'league-statistics',
    'league-subscribe',
  ),
  playerSettings: page(() => import('../features/player-settings/player-settings.page'), 'player-settings', 'api'),
  sessions: page(() => import('../features/player-settings/sessions.page'), 'player-settings', 'api'),
  players: page(() => import('../features/players/players.page'), 'players'),
  transfers: page(() => import('../features/transfers/transfers.page'), 'transfers'),
  notifications: page(() => import('../features/notifications/notifications.page'), 'notifications', 'api'),
  myWeek: page(() => import('../features/match-week/my-week/my-week.page'), 'match-week', 'api'),
  weekSeries: page(() => import('../features/match-week/week-series.page'), 'match-week', 'api'),
  // the form is that of staff
  weekReport: () => import('./staff-pages').then(({ captainReport }) => captainReport()),
  register: page(() => import('../features/registration/register.page'), 'registration', 'api'),
  claimPlayer: page(() => import('../features/registration/claim.page'), 'registration', 'api'),
  confirmDetails: page(() => import('../features/registration/confirm-details.page'), 'registration', 'api'),
  registered: page(() => import('../features/registration/registered.page'), 'registration'),
  signup: page(() => import('../features/signup/signup.page'), 'signup', 'api', 'league-season'),
  member: page(() => import('../features/membership/membership.page'), 'membership', 'api'),
  news: page(() => import('../features/news/news.page'), 'news'),
  post: page(() => import('../features/news/post.page'), 'news'),
  ownMatters: page(() => import('../features/own-matters/own-matters.page'), 'own-matters'),
  prizes: page(() => import('../features/prizes/prizes.page'), 'prizes'),
  faq: page(() => import('../features/information/faq.page'), 'information'),
  about: page(() => import('../features/information/about.page'), 'information'),
  helpUs: page(() => import('../features/information/help-us.page'), 'information'),
  cooperation: page(() => import('../features/information/cooperation.page'), 'information'),
  casters: page(() => import('../features/broadcast/casters.page'), 'broadcast'),
  merch: page(() => import('../features/information/merch.page'), 'information'),
  cookiesAndPrivacy: page(() => import('../features/information/privacy.page'), 'information'),
  developers: page(() => import('../features/information/developers.page'), 'information'),
  rules: page(() => import('../features/rule-books/rule-book.page'), 'rule-books'),
  codeOfConduct: page(() => import('../features/rule-books/rule-book.page'), 'rule-books'),
  statutes: page(() => import('../features/rule-books/rule-book.page'), 'rule-books'),
  loginCallback: page(() => import('../features/auth/login-callback.page'), 'auth'),
  logoutCallback: page(() => import('../features/auth/logout-callback.page'), 'auth'),
  notFound: page(() => import('./shell/not-found.page')),
};

const isPublic = (name: RouteName): name is PublicRoute => name in PAGES;

/** The pages of the back office are listed in a file that visitors never load. */
const loaderOf = (name: RouteName): PageLoader =>
  isPublic(name) ? PAGES[name] : () => import('./staff-pages').then(({ STAFF_PAGES }) => STAFF_PAGES[name]());

const NAMES = Object.keys(ROUTES) as RouteName[];

/** The pages that did not load. */
const failed = new Set<RouteName>();

function later(name: RouteName): ReactNode {
  const Page = lazy(() =>
    awaited(fetchAgain(loaderOf(name))).catch((fault: unknown) => {
      failed.add(name);
      throw fault;
    }),
  );
  return <Page />;
}

/**
 * The component of each address. A page that was loaded before is here itself, because `lazy` would show its fallback
 * first.
 */
const drawn = new Map(NAMES.map((name) => [name, later(name)]));

const PageAt = ({ name }: { name: RouteName }) => drawn.get(name);

/** The same for React Router. */
const routes = NAMES.map((name) => ({ id: name, path: ROUTES[name], element: <PageAt name={name} /> }));

/** `/team/7` is `team`. React Router does not tell capitals from small letters. */
const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/**
 * The routes that an address can match. React Router ranks all routes that it gets, each time; the whole list takes a slow
 * phone 40 ms.
 */
export const routesNear = (pathname: string): RouteObject[] =>
  routes.filter(({ path }) => path === ROUTES.notFound || firstPart(path) === firstPart(pathname));

/** Loads failed pages again when they are drawn next, because React remembers a failure forever. */
export function forgetFailedPages(): void {
  failed.forEach((name) => drawn.set(name, later(name)));
  failed.clear();
}

const matchAt = (pathname: string) => matchRoutes(routesNear(pathname), pathname)?.[0];

/** The name of the page at an address; `notFound` when there is none. */
export const routeAt = (pathname: string) => (matchAt(pathname)?.route.id ?? 'notFound') as RouteName;

/**
 * Loads the code and texts of an address before it is shown, so that the first render has everything. When that fails,
 * the page waits. Returns what the page will read, if it is known.
 */
export async function preparePage(pathname: string): Promise<PageRead | undefined> {
  const name = routeAt(pathname);
  const module = await loaderOf(name)().catch(() => null);
  if (!module) return undefined;
  const { default: Page, pageRead } = module;
  drawn.set(name, <Page />);
  return pageRead?.(matchAt(pathname)?.params ?? {});
}
