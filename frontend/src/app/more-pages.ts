import type ROUTES from '../lib/routes.json';
import type { FirstRoute } from './first-pages';
import { pageLoader, type PageLoader } from './page-loader';
import type { StaffRoute } from './staff-pages';

type MoreRoute = Exclude<keyof typeof ROUTES, FirstRoute | StaffRoute>;

/** The page of each other public address, and the texts that it needs. */
const MORE_PAGES: Readonly<Record<MoreRoute, PageLoader>> = {
  sixMans: pageLoader(() => import('../features/players/six-mans/six-mans.page'), 'players-six-mans'),
  seasons: pageLoader(
    () => import('../features/seasons/seasons.page'),
    'seasons',
    'league-season',
    'league-honours',
    'league-spoilers',
  ),
  matches: pageLoader(() => import('../features/series/matches/matches.page'), 'series-matches', 'league-spoilers'),
  leaders: pageLoader(() => import('../features/stats/leaders/leaders.page'), 'stats-leaders'),
  records: pageLoader(() => import('../features/stats/records/records.page'), 'stats-records'),
  champions: pageLoader(
    () => import('../features/stats/champions/champions.page'),
    'stats-champions',
    'league-honours',
    'league-spoilers',
  ),
  tonight: pageLoader(() => import('../features/series/tonight/tonight.page'), 'series-tonight', 'league-spoilers'),
  compare: pageLoader(() => import('../features/stats/compare/compare.page'), 'stats-compare'),
  teamSettings: pageLoader(() => import('../features/teams/settings/team-settings.page'), 'teams-settings', 'api'),
  createTeam: pageLoader(() => import('../features/teams/create/create-team.page'), 'teams-create', 'api'),
  join: pageLoader(() => import('../features/teams/join/join.page'), 'teams-join', 'api'),
  playerSettings: pageLoader(
    () => import('../features/players/settings/player-settings.page'),
    'players-settings',
    'api',
  ),
  sessions: pageLoader(() => import('../features/players/settings/sessions.page'), 'players-settings', 'api'),
  players: pageLoader(() => import('../features/players/players.page'), 'players'),
  board: pageLoader(() => import('../features/teams/board/board.page'), 'teams-board', 'api'),
  transfers: pageLoader(() => import('../features/teams/transfers/transfers.page'), 'teams-transfers'),
  notifications: pageLoader(
    () => import('../features/messages/notifications/notifications.page'),
    'messages-notifications',
    'api',
  ),
  myWeek: pageLoader(() => import('../features/series/match-week/my-week/my-week.page'), 'series-match-week', 'api'),
  weekSeries: pageLoader(
    () => import('../features/series/match-week/week-series.page'),
    'series-match-week',
    'league-match-now',
    'api',
  ),
  weekReport: pageLoader(
    () => import('../features/report/captain/captain-report.page'),
    'report',
    'report-server',
    'series-match-week',
    'league-drafts',
    'api',
  ),
  register: pageLoader(() => import('../features/players/registration/register.page'), 'players-registration', 'api'),
  claimPlayer: pageLoader(() => import('../features/players/registration/claim.page'), 'players-registration', 'api'),
  confirmDetails: pageLoader(
    () => import('../features/players/registration/confirm-details.page'),
    'players-registration',
    'api',
  ),
  registered: pageLoader(() => import('../features/players/registration/registered.page'), 'players-registration'),
  signup: pageLoader(
    () => import('../features/seasons/signups/signup.page'),
    'seasons-signups',
    'api',
    'league-season',
  ),
  member: pageLoader(() => import('../features/auth/membership/membership.page'), 'auth-membership', 'api'),
  news: pageLoader(() => import('../features/news/news.page'), 'news'),
  post: pageLoader(() => import('../features/news/post.page'), 'news'),
  ownMatters: pageLoader(() => import('../features/audit/own-matters/own-matters.page'), 'audit-own-matters'),
  prizes: pageLoader(() => import('../features/content/prizes/prizes.page'), 'content-prizes'),
  faq: pageLoader(() => import('../features/content/information/faq.page'), 'content-information'),
  about: pageLoader(() => import('../features/content/information/about.page'), 'content-information'),
  helpUs: pageLoader(() => import('../features/content/information/help-us.page'), 'content-information'),
  cooperation: pageLoader(() => import('../features/content/information/cooperation.page'), 'content-information'),
  casters: pageLoader(() => import('../features/broadcast/casters.page'), 'broadcast'),
  merch: pageLoader(() => import('../features/content/information/merch.page'), 'content-information'),
  cookiesAndPrivacy: pageLoader(() => import('../features/content/information/privacy.page'), 'content-information'),
  partnerAccess: pageLoader(
    () => import('../features/partners/access/access.page'),
    'partners-access',
    'partners-server',
    'league-webhooks',
    'league-drafts',
    'api',
  ),
  developers: pageLoader(() => import('../features/content/information/developers.page'), 'content-information'),
  rules: pageLoader(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  codeOfConduct: pageLoader(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  statutes: pageLoader(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  loginCallback: pageLoader(() => import('../features/auth/login-callback.page'), 'auth'),
  logoutCallback: pageLoader(() => import('../features/auth/logout-callback.page'), 'auth'),
  notFound: pageLoader(() => import('./shell/not-found.page')),
};

const isPublic = (name: MoreRoute | StaffRoute): name is MoreRoute => name in MORE_PAGES;

/** The page of an address that is not among `first-pages`. Those of the back office are in a file that visitors never load. */
export const loaderOf = (name: MoreRoute | StaffRoute): PageLoader =>
  isPublic(name) ? MORE_PAGES[name] : () => import('./staff-pages').then(({ STAFF_PAGES }) => STAFF_PAGES[name]());
