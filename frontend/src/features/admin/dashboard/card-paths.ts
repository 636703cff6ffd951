import { paths } from '../../../lib/paths';

/** Where each number of the dashboard leads: to a list that has exactly what is counted. */
export const CARD_PATHS = {
  users: `${paths.admin('users')}?account=with`,
  usersWithPlayer: `${paths.admin('users')}?account=with&player=with`,
  teams: paths.adminTeams(),
  activeTeams: `${paths.adminTeams()}?active=yes`,
  signedUpTeams: paths.admin('signedupTeams'),
  unreported: paths.adminSeries({ state: 'THIS_WEEK' }),
  requests: paths.admin('requests'),
  failedChatTasks: `${paths.adminChat()}?show=failed`,
} as const;
