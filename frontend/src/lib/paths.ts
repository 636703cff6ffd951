import type { Language } from './i18n/language';

/** Stands for the id of a player in the address of a user who has none. */
export const NO_PLAYER_CONNECTED = 'NoPlayerConnected';

/** Where on a division's page its series begin. */
export const SERIES_PLACE = 'series';

/** Every address of the site. Links are built here and nowhere else. */
export const paths = {
  home: () => '/',
  loginCallback: () => '/callback/login',
  logoutCallback: () => '/callback/logout',
  register: () => '/register',
  claimPlayer: () => '/register/claim',
  confirmDetails: () => '/register/confirm',
  registered: () => '/register/done',
  seasons: () => '/seasons',
  division: (discriminator: string, seasonId: number) =>
    `/division/${encodeURIComponent(discriminator)}/season/${seasonId}`,
  /** The division's series, below its table. */
  divisionSeries: (discriminator: string, seasonId: number) =>
    `/division/${encodeURIComponent(discriminator)}/season/${seasonId}#${SERIES_PLACE}`,
  series: (seriesId: number) => `/series/${seriesId}`,
  team: (teamId: number) => `/team/${teamId}`,
  teamSettings: (teamId: number) => `/team/${teamId}/settings`,
  createTeam: () => '/createTeam',
  /** A user without a player has a page too, at a fixed address. */
  player: (playerId: number | null) => `/player/${playerId ?? NO_PLAYER_CONNECTED}`,
  playerSettings: (playerId: number) => `/player/${playerId}/settings`,
  players: () => '/players',
  transfers: () => '/transfers',
  notifications: () => '/notifications',
  sessions: () => '/sessions',
  signup: () => '/signup',
  sixMans: () => '/6mans',
  news: (page?: number, category?: string) =>
    ['/news', page, category === undefined ? undefined : encodeURIComponent(category)]
      .filter((part) => part !== undefined)
      .join('/'),
  post: (customUrl: string) => `/post/${encodeURIComponent(customUrl)}`,
  faq: () => '/faq',
  helpUs: () => '/help-us',
  member: () => '/member',
  about: () => '/about',
  cooperation: () => '/cooperation',
  prizes: () => '/prizes',
  rules: () => '/rules',
  codeOfConduct: () => '/code-of-conduct',
  statutes: () => '/statutes',
  cookiesAndPrivacy: () => '/cookies-and-privacy-policy',
  merch: () => '/merch',
  developers: () => '/developers',
  sixMansAdmin: () => '/admin/6mans',
  admin: (tab?: string) => (tab ? `/admin/${tab}` : '/admin'),
  adminSeries: () => '/admin/series/all',
  adminSeriesEdit: (seriesId: number) => `/admin/series/edit/${seriesId}`,
  adminSeriesReport: (seriesId: number) => `/admin/matches/${seriesId}/report`,
  adminTeams: () => '/admin/teams/all',
  adminTransfers: () => '/admin/transfers/all',
  adminChat: () => '/admin/chat',
  adminNews: () => '/admin/news/all',
  adminNewsAdd: () => '/admin/news/add',
  adminNewsEdit: (postId: number) => `/admin/news/edit/${postId}`,
  adminNewsCategories: () => '/admin/news/category/add',
  adminDivisions: () => '/admin/divisions/all',
  adminDivisionAdd: () => '/admin/divisions/add',
  adminDivision: (divisionId: number, part?: string) => `/admin/divisions/${divisionId}${part ? `?part=${part}` : ''}`,
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
