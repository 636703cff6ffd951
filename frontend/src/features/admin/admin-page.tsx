import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { keepPlace } from '../../lib/session/login-return';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session/session';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page/page';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { AdminTabs } from './admin-tabs';
import { SessionEnded } from './session-ended';
import { tabPath, tabsFor, type AdminTab } from './tabs';

interface AdminPageProps {
  tab: AdminTab;
  title: string;
  children: ReactNode;
}

/**
 * The frame of every page of the back office. A reader who may not open the tab is sent to the first tab that they may
 * open. When the session ends, the page stays, so that typed values are not lost.
 */
export function AdminPage({ tab, title, children }: AdminPageProps) {
  const { viewer, isLoading, ended, hasLoggedOut } = useSession();
  const tabs = tabsFor((viewer ?? ended)?.roles ?? []);
  if (!isLoading && !tabs.includes(tab)) {
    if (!viewer && !hasLoggedOut) return <AskForLogin />;
    return <Navigate to={tabs[0] ? tabPath(tabs[0]) : paths.home()} replace />;
  }

  return (
    <Page title={title} isPrivate>
      {tabs.length > 1 && <AdminTabs tabs={tabs} open={tab} />}
      {ended && <SessionEnded />}
      {isLoading ? <SkeletonRows rows={10} /> : children}
    </Page>
  );
}

/** Sends a visitor to the start page. A login from there returns to this page. */
export function AskForLogin() {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepPlace(pathname + search);
    notify({ kind: 'info', text: t('wanted') });
  }, [pathname, search, t]);
  return <Navigate to={paths.home()} replace />;
}
