import { Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { AskForLogin } from './admin-page';
import { tabPath, tabsFor } from './tabs';

/** The back office's door: leads to the first tab that the user may open, and everybody else to the start page. */
export default function AdminDoor() {
  const { viewer, isLoading, hasLoggedOut } = useSession();
  if (isLoading) return <SkeletonRows rows={10} />;
  if (!viewer && !hasLoggedOut) return <AskForLogin />;
  const [first] = tabsFor(viewer?.roles ?? []);
  return <Navigate to={first ? tabPath(first) : paths.home()} replace />;
}
