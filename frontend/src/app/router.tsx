import { lazy, type ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { fetchAgain } from '../lib/fetch-again';
import { loadTexts } from '../lib/i18n/i18n';

/** A page's module: one file per page with its component as `default`. */
type PageModule = Promise<{ default: ComponentType }>;

interface PageRoute {
  path: string;
  /** Fetches the page's code and its texts at the same time. */
  load: () => PageModule;
}

const page = (path: string, load: () => PageModule, ...namespaces: string[]): PageRoute => ({
  path,
  load: () => Promise.all([load(), loadTexts(...namespaces)]).then(([module]) => module),
});

/** The table of contents: every path of the site, its page and the texts that the page uses. */
export const PAGES: readonly PageRoute[] = [
  page('/', () => import('../features/home/home.page'), 'home'),
  page('/6mans', () => import('../features/six-mans/six-mans.page'), 'six-mans'),
  page('/seasons', () => import('../features/seasons/seasons.page'), 'seasons', 'league-season'),
  page(
    '/division/:divisionDiscriminator/season/:seasonId',
    () => import('../features/divisions/division.page'),
    'divisions',
    'league-statistics',
    'league-subscribe',
  ),
  page('/series/:seriesId', () => import('../features/series/series.page'), 'series'),
  page('/team/:teamId', () => import('../features/teams/team.page'), 'teams', 'league-statistics', 'league-subscribe'),
  page(
    '/team/:teamId/settings',
    () => import('../features/teams/settings/team-settings.page'),
    'teams-settings',
    'api',
  ),
  page('/createTeam', () => import('../features/teams/create/create-team.page'), 'teams-create', 'api'),
  // without an id it is a page too: the player's page sends on to the start
  page(
    '/player/:playerId?',
    () => import('../features/players/player.page'),
    'players',
    'league-statistics',
    'league-subscribe',
  ),
  page(
    '/player/:playerId/settings',
    () => import('../features/player-settings/player-settings.page'),
    'player-settings',
    'api',
  ),
  page('/sessions', () => import('../features/player-settings/sessions.page'), 'player-settings', 'api'),
  page('/players', () => import('../features/players/players.page'), 'players'),
  page('/transfers', () => import('../features/transfers/transfers.page'), 'transfers'),
  page('/notifications', () => import('../features/notifications/notifications.page'), 'notifications', 'api'),
  page('/register', () => import('../features/registration/register.page'), 'registration', 'api'),
  page('/register/claim', () => import('../features/registration/claim.page'), 'registration', 'api'),
  page('/register/confirm', () => import('../features/registration/confirm-details.page'), 'registration', 'api'),
  page('/register/done', () => import('../features/registration/registered.page'), 'registration'),
  page('/signup', () => import('../features/signup/signup.page'), 'signup', 'api', 'league-season'),
  page('/member', () => import('../features/membership/membership.page'), 'membership', 'api'),
  page('/news/:page?/:category?', () => import('../features/news/news.page'), 'news'),
  page('/post/:customUrl', () => import('../features/news/post.page'), 'news'),
  page('/prizes', () => import('../features/prizes/prizes.page'), 'prizes'),
  page('/faq', () => import('../features/information/faq.page'), 'information'),
  page('/about', () => import('../features/information/about.page'), 'information'),
  page('/help-us', () => import('../features/information/help-us.page'), 'information'),
  page('/cooperation', () => import('../features/information/cooperation.page'), 'information'),
  page('/merch', () => import('../features/information/merch.page'), 'information'),
  page('/cookies-and-privacy-policy', () => import('../features/information/privacy.page'), 'information'),
  page('/developers', () => import('../features/information/developers.page'), 'information'),
  page('/rules', () => import('../features/rule-books/rule-book.page'), 'rule-books'),
  page('/code-of-conduct', () => import('../features/rule-books/rule-book.page'), 'rule-books'),
  page('/statutes', () => import('../features/rule-books/rule-book.page'), 'rule-books'),
  page('/callback/login', () => import('../features/auth/login-callback.page'), 'auth'),
  page('/callback/logout', () => import('../features/auth/logout-callback.page'), 'auth'),
  page('/admin', () => import('../features/admin/admin.page'), 'admin'),
  page('/admin/audit', () => import('../features/admin/audit/audit.page'), 'admin', 'admin-audit', 'api'),
  page('/admin/dashboard', () => import('../features/admin/dashboard/dashboard.page'), 'admin', 'admin-dashboard'),
  page('/admin/requests', () => import('../features/admin/requests/requests.page'), 'admin', 'admin-requests', 'api'),
  page('/admin/matches', () => import('../features/admin/series/series-door.page'), 'admin'),
  page('/admin/series', () => import('../features/admin/series/series-door.page'), 'admin'),
  page(
    '/admin/series/all',
    () => import('../features/admin/series/series.page'),
    'admin',
    'admin-series',
    'admin-report',
    'api',
  ),
  page(
    '/admin/series/edit/:seriesId',
    () => import('../features/admin/report/raw/raw-editor.page'),
    'admin',
    'admin-report',
    'api',
  ),
  page(
    '/admin/matches/:seriesId/report',
    () => import('../features/admin/report/series-report.page'),
    'admin',
    'admin-report',
    'api',
  ),
  page('/admin/news', () => import('../features/admin/news/news-door.page'), 'admin'),
  page('/admin/news/all', () => import('../features/admin/news/news.page'), 'admin', 'admin-news', 'api'),
  page('/admin/news/add', () => import('../features/admin/news/post-editor.page'), 'admin', 'admin-news', 'api'),
  page('/admin/news/edit/:id', () => import('../features/admin/news/post-editor.page'), 'admin', 'admin-news', 'api'),
  page(
    '/admin/news/category/add',
    () => import('../features/admin/news/categories.page'),
    'admin',
    'admin-news',
    'api',
  ),
  page('/admin/pages', () => import('../features/admin/pages/pages.page'), 'admin', 'admin-pages', 'api'),
  page('/admin/users', () => import('../features/admin/users/users.page'), 'admin', 'admin-users', 'api'),
  page('/admin/6mans', () => import('../features/admin/six-mans/six-mans.page'), 'admin', 'admin-six-mans', 'api'),
  page('/admin/teams', () => import('../features/admin/teams/teams-door.page'), 'admin'),
  page('/admin/teams/all', () => import('../features/admin/teams/teams.page'), 'admin', 'admin-teams', 'api'),
  page(
    '/admin/signedupTeams',
    () => import('../features/admin/signed-up/signed-up-teams.page'),
    'admin',
    'admin-signed-up',
  ),
  page('/admin/transfers', () => import('../features/admin/transfers/transfers-door.page'), 'admin'),
  page('/admin/transfers/all', () => import('../features/admin/transfers/transfers.page'), 'admin', 'admin-transfers'),
  page('/admin/start', () => import('../features/admin/settings/start.page'), 'admin', 'admin-settings', 'api'),
  page('/admin/seasons', () => import('../features/admin/seasons/seasons.page'), 'admin', 'admin-seasons', 'api'),
  page('/admin/settings', () => import('../features/admin/settings/settings.page'), 'admin', 'admin-settings', 'api'),
  page('/admin/divisions', () => import('../features/admin/divisions/divisions-door.page'), 'admin'),
  page(
    '/admin/divisions/all',
    () => import('../features/admin/divisions/divisions.page'),
    'admin',
    'admin-divisions',
    'api',
  ),
  page(
    '/admin/divisions/add',
    () => import('../features/admin/divisions/add-division.page'),
    'admin',
    'admin-divisions',
    'api',
  ),
  page('/admin/chat', () => import('../features/admin/chat/chat-work.page'), 'admin', 'admin-chat', 'api'),
  page(
    '/admin/divisions/:id',
    () => import('../features/admin/divisions/division.page'),
    'admin',
    'admin-divisions',
    'admin-report',
    'admin-chat',
    'api',
  ),
  // after every other page of the back office: what is none of them leads to the first tab
  page('/admin/*', () => import('../features/admin/admin.page'), 'admin'),
  page('*', () => import('./shell/not-found.page')),
];

/** Pages that have been fetched: drawn at once, where `lazy` would first show its fallback, and the footer would jump. */
const fetched = new Map<string, ComponentType>();

/** How to ask again for the pages that did not arrive: React remembers a failure for ever. */
const failed = new Map<string, () => void>();

/** The same for React Router. */
export const routes: RouteObject[] = PAGES.map(({ path, load }) => {
  const later = () => lazy(() => fetchAgain(load).catch(remember));
  const remember = (fault: unknown): never => {
    failed.set(path, () => (Later = later()));
    throw fault;
  };
  let Later = later();
  const Page = () => {
    const Now = fetched.get(path) ?? Later;
    return <Now />;
  };
  return { path, element: <Page /> };
});

/** Pages that did not arrive are asked for again when they are drawn next. */
export function forgetFailedPages(): void {
  failed.forEach((askAgain) => askAgain());
  failed.clear();
}

/** Fetches what an address needs before it is shown, so that the first render has it all; without it the page waits. */
export async function preparePage(pathname: string): Promise<void> {
  const page = PAGES.find(({ path }) => matchPath(path, pathname));
  if (!page) return;
  await page.load().then(
    (module) => void fetched.set(page.path, module.default),
    () => undefined,
  );
}

/** True when the address has a page of its own: what has none is not linked to. */
export const isPage = (pathname: string): boolean =>
  PAGES.some(({ path }) => path !== '*' && matchPath(path, pathname) !== null);
