import type ROUTES from '../lib/routes.json';
import type { FirstRoute } from './first-pages';
import { page, type PageLoader } from './page-loader';
import type { StaffRoute } from './staff-pages';

type MoreRoute = Exclude<keyof typeof ROUTES, FirstRoute | StaffRoute>;

/** The page of each other public address, and the texts that it needs. */
const MORE_PAGES: Readonly<Record<MoreRoute, PageLoader>> = {
  sixMans: page(() => import('../features/six-mans/six-mans.page'), 'six-mans'),
  seasons: page(() => import('../features/seasons/seasons.page'), 'seasons', 'league-season'),
  matches: page(() => import('../features/matches/matches.page'), 'matches', 'league-spoilers'),
  leaders: page(() => import('../features/leaders/leaders.page'), 'leaders'),
  records: page(() => import('../features/records/records.page'), 'records'),
  tonight: page(() => import('../features/tonight/tonight.page'), 'tonight', 'league-spoilers'),
  compare: page(() => import('../features/compare/compare.page'), 'compare'),
  teamSettings: page(() => import('../features/teams/settings/team-settings.page'), 'teams-settings', 'api'),
  createTeam: page(() => import('../features/teams/create/create-team.page'), 'teams-create', 'api'),
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

const isPublic = (name: MoreRoute | StaffRoute): name is MoreRoute => name in MORE_PAGES;

/** The page of an address that is not among `first-pages`. Those of the back office are in a file that visitors never load. */
export const loaderOf = (name: MoreRoute | StaffRoute): PageLoader =>
  isPublic(name) ? MORE_PAGES[name] : () => import('./staff-pages').then(({ STAFF_PAGES }) => STAFF_PAGES[name]());
