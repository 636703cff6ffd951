import type { Role } from '../../gql/admin/graphql';
import { paths } from '../../lib/paths';

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
] as const satisfies readonly {
  suffix: string;
  roles: readonly Role[];
}[];

export type AdminTab = (typeof ADMIN_TABS)[number]['suffix'];

/** The tabs that these roles may open. */
export const tabsFor = (roles: readonly Role[]): AdminTab[] =>
  ADMIN_TABS.filter((tab) => tab.roles.some((role) => roles.includes(role))).map(({ suffix }) => suffix);

export const tabPath = (tab: AdminTab): string => paths.admin(tab);
