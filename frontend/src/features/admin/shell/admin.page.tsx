import { Navigate, useLocation, type Location } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { tabPath, tabsFor } from '../tabs';
import { AskForLogin } from './admin-page';

/** Addresses that redirect to the list of all, with the choices of that page. */
const LISTS: Readonly<Record<string, string>> = {
  matches: paths.adminSeries(),
  series: paths.adminSeries(),
  news: paths.adminNews(),
  teams: paths.adminTeams(),
  transfers: paths.adminTransfers(),
  divisions: paths.adminDivisions(),
};

/**
 * Every address of the back office without a page. A tab with lists redirects to the list of all, any other to the
 * first tab.
 */
export default function AdminEntry() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const list = LISTS[/^\/admin\/(\w+)\/?$/i.exec(pathname)?.[1]?.toLowerCase() ?? ''];
  return list ? <Navigate to={list + search} state={state} replace /> : <FirstTab />;
}

/** Redirects to the first tab that the user may open, and all others to the start page. */
function FirstTab() {
  const { viewer, isLoading, hasLoggedOut } = useSession();
  if (isLoading) return <SkeletonRows rows={10} />;
  if (!viewer && !hasLoggedOut) return <AskForLogin />;
  const [first] = tabsFor(viewer?.roles ?? []);
  return <Navigate to={first ? tabPath(first) : paths.home()} replace />;
}
