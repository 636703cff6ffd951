import type { Language } from './i18n/language';
import ROUTES from './routes.json';

/** Stands for the id of a player in the address of a user who has none. */
export const NO_PLAYER_CONNECTED = 'NoPlayerConnected';

/** Where on a division's page its series begin. */
export const SERIES_PLACE = 'series';

/** Puts values into the parameters of a route, in their order; one that may be left out goes where it has none. */
const filled = (route: string, ...values: readonly (string | number | undefined)[]): string => {
  let next = 0;
  return route.replace(/\/:\w+\??/g, () => {
    const value = values[next++];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
};

/** Addresses of the site, made of its routes. Links are built here and nowhere else. */
export const paths = {
  home: () => ROUTES.home,
  register: () => ROUTES.register,
  claimPlayer: () => ROUTES.claimPlayer,
  confirmDetails: () => ROUTES.confirmDetails,
  registered: () => ROUTES.registered,
  seasons: () => ROUTES.seasons,
  division: (discriminator: string, seasonId: number) => filled(ROUTES.division, discriminator, seasonId),
  /** The division's series, below its table. */
  divisionSeries: (discriminator: string, seasonId: number) =>
    `${filled(ROUTES.division, discriminator, seasonId)}#${SERIES_PLACE}`,
  series: (seriesId: number) => filled(ROUTES.series, seriesId),
  team: (teamId: number) => filled(ROUTES.team, teamId),
  teamSettings: (teamId: number) => filled(ROUTES.teamSettings, teamId),
  createTeam: () => ROUTES.createTeam,
  /** A user without a player has a page too, at a fixed address. */
  player: (playerId: number | null) => filled(ROUTES.player, playerId ?? NO_PLAYER_CONNECTED),
  playerSettings: (playerId: number) => filled(ROUTES.playerSettings, playerId),
  players: () => ROUTES.players,
  transfers: () => ROUTES.transfers,
  notifications: () => ROUTES.notifications,
  sessions: () => ROUTES.sessions,
  signup: () => ROUTES.signup,
  sixMans: () => ROUTES.sixMans,
  news: (page?: number, category?: string) => filled(ROUTES.news, page, category),
  post: (customUrl: string) => filled(ROUTES.post, customUrl),
  faq: () => ROUTES.faq,
  helpUs: () => ROUTES.helpUs,
  member: () => ROUTES.member,
  about: () => ROUTES.about,
  cooperation: () => ROUTES.cooperation,
  prizes: () => ROUTES.prizes,
  rules: () => ROUTES.rules,
  codeOfConduct: () => ROUTES.codeOfConduct,
  statutes: () => ROUTES.statutes,
  cookiesAndPrivacy: () => ROUTES.cookiesAndPrivacy,
  merch: () => ROUTES.merch,
  developers: () => ROUTES.developers,
  sixMansAdmin: () => ROUTES.sixMansAdmin,
  admin: (tab?: string) => ROUTES.admin.replace('/*', tab ? `/${tab}` : ''),
  adminSeries: () => ROUTES.adminSeries,
  adminSeriesEdit: (seriesId: number) => filled(ROUTES.adminSeriesEdit, seriesId),
  adminSeriesReport: (seriesId: number) => filled(ROUTES.adminSeriesReport, seriesId),
  adminTeams: () => ROUTES.adminTeams,
  adminTransfers: () => ROUTES.adminTransfers,
  adminChat: () => ROUTES.adminChat,
  adminNews: () => ROUTES.adminNews,
  adminNewsAdd: () => ROUTES.adminNewsAdd,
  adminNewsEdit: (postId: number) => filled(ROUTES.adminNewsEdit, postId),
  adminNewsCategories: () => ROUTES.adminNewsCategories,
  adminDivisions: () => ROUTES.adminDivisions,
  adminDivisionAdd: () => ROUTES.adminDivisionAdd,
  adminDivision: (divisionId: number, part?: string) =>
    filled(ROUTES.adminDivision, divisionId) + (part ? `?part=${part}` : ''),
} as const;

/** Addresses of the API that the browser is sent to, or calls outside GraphQL. */
export const apiPaths = {
  login: '/api/auth/discord',
  loginCallback: '/api/auth/discord/callback',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
  graphql: '/graphql',
  restDocs: '/api/docs',
  images: '/api/images',
  sixMansRules: (language: Language) => `/api/documents/six-mans-${language}.pdf`,
  calendar: (subject: 'team' | 'division' | 'player', id: number, language: Language) =>
    `/api/calendar/${subject}/${id}.ics${language === 'en' ? '?lang=en' : ''}`,
  seriesReplays: (seriesId: number) => `/api/admin/series/${seriesId}/replays`,
} as const;

/** The id in an address: `/series/42` has 42. Null for what cannot be one, so that nothing is asked for it. */
export const idOf = (param: string | undefined): number | null =>
  param !== undefined && /^[1-9]\d{0,9}$/.test(param) && Number(param) <= 2_147_483_647 ? Number(param) : null;
