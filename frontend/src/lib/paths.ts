import type { Language } from './i18n/language';
import ROUTES from './routes.json';

/** Used in place of the player id, in the address of a user without a player. */
export const NO_PLAYER_CONNECTED = 'NoPlayerConnected';

/** Fills the parameters of a route in their order. An optional parameter without a value is removed. */
const filled = (route: string, ...values: readonly (string | number | undefined)[]): string => {
  let next = 0;
  return route.replace(/\/:\w+\??/g, () => {
    const value = values[next++];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
};

/** The part of an address after its path; what is not chosen is not in it. */
const queryOf = (chosen: Readonly<Record<string, string | number | null | undefined>>): string => {
  const parts = Object.entries(chosen).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** A part of staff's page of a division. */
export type DivisionPart = 'settings' | 'colours' | 'teams' | 'schedule' | 'weeks' | 'chat';

/** Addresses of the site, made from its routes. All links are built here. */
export const paths = {
  home: () => ROUTES.home,
  register: () => ROUTES.register,
  /** The claim of an earlier player, or of the one with this name. */
  claimPlayer: () => ROUTES.claimPlayer,
  confirmDetails: () => ROUTES.confirmDetails,
  registered: () => ROUTES.registered,
  seasons: () => ROUTES.seasons,
  division: (discriminator: string, seasonId: number) => filled(ROUTES.division, discriminator, seasonId),
  matches: () => ROUTES.matches,
  leaders: () => ROUTES.leaders,
  records: (divisionName?: string) =>
    divisionName === undefined ? ROUTES.records : `${ROUTES.records}?division=${encodeURIComponent(divisionName)}`,
  champions: () => ROUTES.champions,
  tonight: () => ROUTES.tonight,
  compare: (kind: 'teams' | 'players', homeId?: number, awayId?: number) =>
    filled(ROUTES.compare, kind, homeId, awayId),
  series: (seriesId: number) => filled(ROUTES.series, seriesId),
  /** A recorded goal as it is watched. */
  goal: ({ seriesId, game, goal }: { seriesId: number; game: number; goal: number }) =>
    `${filled(ROUTES.series, seriesId)}${queryOf({ game, goal })}`,
  myWeek: () => ROUTES.myWeek,
  weekSeries: (seriesId: number) => filled(ROUTES.weekSeries, seriesId),
  weekReport: (seriesId: number) => filled(ROUTES.weekReport, seriesId),
  team: (teamId: number) => filled(ROUTES.team, teamId),
  teamSettings: (teamId: number) => filled(ROUTES.teamSettings, teamId),
  createTeam: () => ROUTES.createTeam,
  /** Where an invite link leads. */
  join: (token: string) => filled(ROUTES.join, token),
  /** A user without a player has a page too, at a fixed address. */
  player: (playerId: number | null) => filled(ROUTES.player, playerId ?? NO_PLAYER_CONNECTED),
  playerSettings: (playerId: number) => filled(ROUTES.playerSettings, playerId),
  players: () => ROUTES.players,
  transfers: () => ROUTES.transfers,
  /** Teams with a free place, or players without a team. */
  board: (list?: 'teams' | 'players') => ROUTES.board + (list ? `?list=${list}` : ''),
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
  casters: () => ROUTES.casters,
  ownMatters: () => ROUTES.ownMatters,
  prizes: () => ROUTES.prizes,
  rules: () => ROUTES.rules,
  codeOfConduct: () => ROUTES.codeOfConduct,
  statutes: () => ROUTES.statutes,
  cookiesAndPrivacy: () => ROUTES.cookiesAndPrivacy,
  merch: () => ROUTES.merch,
  developers: () => ROUTES.developers,
  partnerAccess: () => ROUTES.partnerAccess,
  sixMansAdmin: () => ROUTES.sixMansAdmin,
  admin: (tab?: string) => ROUTES.admin.replace('/*', tab ? `/${tab}` : ''),
  /** Staff's list of series: all of them, or those of a season, a division or stage, in a state of the list's filter. */
  adminSeries: (
    chosen: { [part in 'season' | 'division' | 'state' | 'mine']?: number | string | null | undefined } = {},
  ) => ROUTES.adminSeries + queryOf(chosen),
  /** The times of a season's series: by default those of the current season, all divisions and the present week. */
  adminTimes: (chosen: { [part in 'season' | 'division' | 'week']?: number | null | undefined } = {}) =>
    ROUTES.adminTimes + queryOf(chosen),
  /** Match night: of all divisions, or of one division or stage. */
  adminMatchNight: (divisionId?: number) => ROUTES.adminMatchNight + queryOf({ division: divisionId }),
  /** The members with an address like that of an account. */
  adminMembersNear: (userId: number) =>
    `${paths.admin('users')}?${new URLSearchParams({ list: 'members', near: String(userId) })}`,
  /** A person, by their account; a player without an account by the player. */
  adminPerson: ({ userId, playerId }: { userId: number | null; playerId: number | null }) =>
    filled(ROUTES.adminPerson, userId ?? `player-${playerId}`),
  adminDuplicates: () => ROUTES.adminDuplicates,
  adminNight: () => ROUTES.adminNight,
  adminSeriesEdit: (seriesId: number) => filled(ROUTES.adminSeriesEdit, seriesId),
  /** What captains contest about a series. */
  adminContest: (seriesId: number) => filled(ROUTES.adminContest, seriesId),
  adminSeriesReport: (seriesId: number) => filled(ROUTES.adminSeriesReport, seriesId),
  adminTeams: () => ROUTES.adminTeams,
  adminImport: () => ROUTES.adminImport,
  adminTransfers: () => ROUTES.adminTransfers,
  adminChat: () => ROUTES.adminChat,
  adminReplayFiles: () => ROUTES.adminReplayFiles,
  /** The sanctions, or those of a player or team with this name. */
  adminSanctions: (name?: string) => ROUTES.adminSanctions + (name ? `?q=${encodeURIComponent(name)}` : ''),
  /** Messages to captains, or a new one to `to`: `season-<id>` or `division-<id>`. */
  adminMessages: (to?: string) => ROUTES.adminMessages + (to ? `?to=${to}` : ''),
  adminNews: () => ROUTES.adminNews,
  adminNewsAdd: () => ROUTES.adminNewsAdd,
  adminNewsEdit: (postId: number) => filled(ROUTES.adminNewsEdit, postId),
  adminNewsCategories: () => ROUTES.adminNewsCategories,
  adminDivisions: () => ROUTES.adminDivisions,
  /** The play-offs, qualifiers and cups of a season, or one of them. */
  adminSeasonHealth: (seasonId: number) => filled(ROUTES.adminSeasonHealth, seasonId),
  adminSeasonEnd: (seasonId: number) => filled(ROUTES.adminSeasonEnd, seasonId),
  adminStages: (seasonId: number, divisionId?: number) =>
    filled(ROUTES.adminStages, seasonId) + (divisionId === undefined ? '' : `?stage=${divisionId}`),
  /** All divisions of a new season at once. */
  adminSeasonDivisions: (seasonId: number) => filled(ROUTES.adminSeasonDivisions, seasonId),
  adminDivisionAdd: () => ROUTES.adminDivisionAdd,
  adminDivision: (divisionId: number, part?: DivisionPart) =>
    filled(ROUTES.adminDivision, divisionId) + (part ? `?part=${part}` : ''),
} as const;

/** Addresses of the API that are opened in the browser, or called outside GraphQL. */
export const apiPaths = {
  login: '/api/auth/discord',
  loginCallback: '/api/auth/discord/callback',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
  graphql: '/graphql',
  restDocs: '/api/docs',
  openApi: '/openapi.json',
  schema: '/schema.graphql',
  refusals: '/refusals.json',
  images: '/api/images',
  sixMansRules: (language: Language) => `/api/documents/six-mans-${language}.pdf`,
  /** Readers who hide results get a calendar without any (R40). */
  calendar: (
    subject: 'team' | 'division' | 'player' | 'series',
    id: number,
    language: Language,
    hidesResults: boolean,
  ) => {
    const choices = [language === 'en' && 'lang=en', hidesResults && 'spoilers=off'].filter(Boolean).join('&');
    return `/api/calendar/${subject}/${id}.ics${choices && `?${choices}`}`;
  },
} as const;

/** The id in an address: `/series/42` has 42. Null for an invalid id, so that no query is sent for it. */
export const idOf = (param: string | undefined): number | null =>
  param !== undefined && /^[1-9]\d{0,9}$/.test(param) && Number(param) <= 2_147_483_647 ? Number(param) : null;
