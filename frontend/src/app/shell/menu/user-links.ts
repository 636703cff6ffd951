import { useNavigate } from 'react-router-dom';
import { useLogout, type Viewer } from '../../../lib/session/session';
import { paths } from '../../../lib/paths';

export interface UserLink {
  to: string;
  label: { key: 'profile' | 'my-week' | 'create-team' | 'notifications' | 'sessions' | 'admin' } | { text: string };
}

/** The links of a signed-in user's menu: profile, week and team (or creating one), notifications, and admin for staff. */
export function userLinks({ playerId, team, isStaff }: Viewer): UserLink[] {
  const links: UserLink[] = [{ label: { key: 'profile' }, to: paths.player(playerId) }];
  if (team) {
    links.push(
      { label: { key: 'my-week' }, to: paths.myWeek() },
      { label: { text: team.name }, to: paths.team(team.id) },
    );
  }
  if (!team && playerId !== null) links.push({ label: { key: 'create-team' }, to: paths.createTeam() });
  links.push({ label: { key: 'notifications' }, to: paths.notifications() });
  // players have their sessions among their settings
  if (playerId === null) links.push({ label: { key: 'sessions' }, to: paths.sessions() });
  if (isStaff) links.push({ label: { key: 'admin' }, to: paths.admin() });
  return links;
}

/** Logs out and goes to the start page. */
export function useLogoutAndLeave(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    await logout();
    await navigate(paths.home());
  };
}
