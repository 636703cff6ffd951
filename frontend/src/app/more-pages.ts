import type ROUTES from '../lib/routes.json';
import type { FirstRoute } from './first-pages';
import { page, type PageLoader } from './page-loader';
import type { StaffRoute } from './staff-pages';

type MoreRoute = Exclude<keyof typeof ROUTES, FirstRoute | StaffRoute>;

/** The page of each other public address, and the texts that it needs. */
const MORE_PAGES: Readonly<Record<MoreRoute, PageLoader>> = {
  sixMans: page(() => import('../features/players/six-mans/six-mans.page'), 'players-six-mans'),
  seasons: page(() => import('../features/seasons/seasons.page'), 'seasons', 'league-season'),
  matches: page(() => import('../features/series/matches/matches.page'), 'series-matches', 'league-spoilers'),
  leaders: page(() => import('../features/stats/leaders/leaders.page'), 'stats-leaders'),
  records: page(() => import('../features/stats/records/records.page'), 'stats-records'),
  tonight: page(() => import('../features/series/tonight/tonight.page'), 'series-tonight', 'league-spoilers'),
  compare: page(() => import('../features/stats/compare/compare.page'), 'stats-compare'),
  teamSettings: page(() => import('../features/teams/settings/team-settings.page'), 'teams-settings', 'api'),
  createTeam: page(() => import('../features/teams/create/create-team.page'), 'teams-create', 'api'),
  playerSettings: page(() => import('../features/players/settings/player-settings.page'), 'players-settings', 'api'),
  sessions: page(() => import('../features/players/settings/sessions.page'), 'players-settings', 'api'),
  players: page(() => import('../features/players/players.page'), 'players'),
  transfers: page(() => import('../features/teams/transfers/transfers.page'), 'teams-transfers'),
  notifications: page(
    () => import('../features/messages/notifications/notifications.page'),
    'messages-notifications',
    'api',
  ),
  myWeek: page(() => import('../features/series/match-week/my-week/my-week.page'), 'series-match-week', 'api'),
  weekSeries: page(() => import('../features/series/match-week/week-series.page'), 'series-match-week', 'api'),
  weekReport: page(
    () => import('../features/report/captain/captain-report.page'),
    'report',
    'report-server',
    'series-match-week',
    'league-drafts',
    'api',
  ),
  register: page(() => import('../features/players/registration/register.page'), 'players-registration', 'api'),
  claimPlayer: page(() => import('../features/players/registration/claim.page'), 'players-registration', 'api'),
  confirmDetails: page(
    () => import('../features/players/registration/confirm-details.page'),
    'players-registration',
    'api',
  ),
  registered: page(() => import('../features/players/registration/registered.page'), 'players-registration'),
  signup: page(() => import('../features/seasons/signups/signup.page'), 'seasons-signups', 'api', 'league-season'),
  member: page(() => import('../features/auth/membership/membership.page'), 'auth-membership', 'api'),
  news: page(() => import('../features/news/news.page'), 'news'),
  post: page(() => import('../features/news/post.page'), 'news'),
  ownMatters: page(() => import('../features/audit/own-matters/own-matters.page'), 'audit-own-matters'),
  prizes: page(() => import('../features/content/prizes/prizes.page'), 'content-prizes'),
  faq: page(() => import('../features/content/information/faq.page'), 'content-information'),
  about: page(() => import('../features/content/information/about.page'), 'content-information'),
  helpUs: page(() => import('../features/content/information/help-us.page'), 'content-information'),
  cooperation: page(() => import('../features/content/information/cooperation.page'), 'content-information'),
  casters: page(() => import('../features/broadcast/casters.page'), 'broadcast'),
  merch: page(() => import('../features/content/information/merch.page'), 'content-information'),
  cookiesAndPrivacy: page(() => import('../features/content/information/privacy.page'), 'content-information'),
  developers: page(() => import('../features/content/information/developers.page'), 'content-information'),
  rules: page(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  codeOfConduct: page(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  statutes: page(() => import('../features/content/rule-books/rule-book.page'), 'content-rule-books'),
  loginCallback: page(() => import('../features/auth/login-callback.page'), 'auth'),
  logoutCallback: page(() => import('../features/auth/logout-callback.page'), 'auth'),
  notFound: page(() => import('./shell/not-found.page')),
};

const isPublic = (name: MoreRoute | StaffRoute): name is MoreRoute => name in MORE_PAGES;

/** The page of an address that is not among `first-pages`. Those of the back office are in a file that visitors never load. */
export const loaderOf = (name: MoreRoute | StaffRoute): PageLoader =>
  isPublic(name) ? MORE_PAGES[name] : () => import('./staff-pages').then(({ STAFF_PAGES }) => STAFF_PAGES[name]());
