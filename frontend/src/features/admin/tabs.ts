import { paths } from '../../lib/paths';
import type { Role } from '../../lib/schema.generated';

/**
 * The back office's tabs in order, and the roles that may open each (docs/role-table.json). The server decides what a
 * role may do; this decides what is shown.
 */
export const ADMIN_TABS = [
  { suffix: 'dashboard', roles: ['ADMIN', 'DIVISION_ADMIN', 'GRAPHICS', 'WRITER'] },
  { suffix: 'requests', roles: ['ADMIN', 'DIVISION_ADMIN'] },
  { suffix: 'matches', roles: ['ADMIN', 'DIVISION_ADMIN'] },
  { suffix: 'news', roles: ['ADMIN', 'WRITER'] },
  { suffix: 'signedupTeams', roles: ['ADMIN', 'DIVISION_ADMIN', 'GRAPHICS', 'WRITER'] },
  { suffix: 'users', roles: ['ADMIN', 'DIVISION_ADMIN'] },
  { suffix: 'teams', roles: ['ADMIN', 'DIVISION_ADMIN'] },
  { suffix: 'start', roles: ['ADMIN'] },
  { suffix: 'transfers', roles: ['ADMIN', 'DIVISION_ADMIN', 'GRAPHICS', 'WRITER'] },
  { suffix: 'divisions', roles: ['ADMIN', 'DIVISION_ADMIN'] },
  { suffix: 'seasons', roles: ['ADMIN'] },
  { suffix: 'settings', roles: ['ADMIN'] },
  { suffix: 'pages', roles: ['ADMIN'] },
  // added to the documented tabs
  { suffix: 'audit', roles: ['ADMIN'] },
  { suffix: 'operations', roles: ['ADMIN'] },
  { suffix: 'partners', roles: ['ADMIN'] },
] as const satisfies readonly {
  suffix: string;
  roles: readonly Role[];
}[];

export type AdminTab = (typeof ADMIN_TABS)[number]['suffix'];

/** Pages of the back office beside its tabs, with their addresses. */
const MORE = {
  matchNight: { path: paths.adminMatchNight(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  times: { path: paths.adminTimes(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  night: { path: paths.adminNight(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  duplicates: { path: paths.adminDuplicates(), roles: ['ADMIN'] },
  chat: { path: paths.adminChat(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  replayFiles: { path: paths.adminReplayFiles(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  sanctions: { path: paths.adminSanctions(), roles: ['ADMIN'] },
  messages: { path: paths.adminMessages(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
  import: { path: paths.adminImport(), roles: ['ADMIN'] },
  sixMans: { path: paths.sixMansAdmin(), roles: ['ADMIN', 'DIVISION_ADMIN'] },
} as const satisfies Record<string, { path: string; roles: readonly Role[] }>;

/** A page that the navigation leads to. */
export type AdminPlace = AdminTab | keyof typeof MORE;

/** The navigation's groups: what waits comes first. */
const GROUPS = [
  { name: 'now', places: ['dashboard', 'matchNight', 'requests'] },
  { name: 'play', places: ['matches', 'night', 'times', 'divisions', 'seasons', 'signedupTeams', 'sixMans'] },
  { name: 'people', places: ['teams', 'users', 'duplicates', 'transfers', 'sanctions', 'messages'] },
  { name: 'site', places: ['news', 'start', 'pages'] },
  { name: 'run', places: ['settings', 'import', 'chat', 'replayFiles', 'partners', 'operations', 'audit'] },
] as const satisfies readonly { name: string; places: readonly AdminPlace[] }[];

export type AdminGroup = (typeof GROUPS)[number]['name'];

/** The roles that may open a place. */
export const rolesOf = (place: AdminPlace): readonly Role[] =>
  ADMIN_TABS.find(({ suffix }) => suffix === place)?.roles ?? MORE[place as keyof typeof MORE].roles;

export const mayOpen = (place: AdminPlace, roles: readonly Role[]): boolean =>
  rolesOf(place).some((role) => roles.includes(role));

/** The groups with the places that these roles may open; groups without any are left out. */
export const groupsFor = (roles: readonly Role[]): { name: AdminGroup; places: AdminPlace[] }[] =>
  GROUPS.map(({ name, places }) => ({ name, places: places.filter((place) => mayOpen(place, roles)) })).filter(
    ({ places }) => places.length > 0,
  );

/** The group in which the navigation shows a place. */
export const groupOf = (place: AdminPlace): AdminGroup =>
  GROUPS.find(({ places }) => (places as readonly AdminPlace[]).includes(place))?.name ?? 'now';

export const placePath = (place: AdminPlace): string =>
  place in MORE ? MORE[place as keyof typeof MORE].path : tabPath(place as AdminTab);

/** The tabs that these roles may open. */
export const tabsFor = (roles: readonly Role[]): AdminTab[] =>
  ADMIN_TABS.filter((tab) => tab.roles.some((role) => roles.includes(role))).map(({ suffix }) => suffix);

export const tabPath = (tab: AdminTab): string => paths.admin(tab);
