import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { AdminTabs } from './admin-tabs';
import { tabPath, tabsFor, type AdminTab } from './tabs';

interface AdminPageProps {
  tab: AdminTab;
  title: string;
  children: ReactNode;
}

/** The frame of every page of the back office. Who may not open the tab is sent to the first one he may. */
export function AdminPage({ tab, title, children }: AdminPageProps) {
  const { viewer, isLoading } = useSession();
  const tabs = tabsFor(viewer?.roles ?? []);
  if (!isLoading && !tabs.includes(tab)) return <Navigate to={tabs[0] ? tabPath(tabs[0]) : paths.home()} replace />;

  return (
    <Page title={title} isPrivate>
      {tabs.length > 1 && <AdminTabs tabs={tabs} open={tab} />}
      {isLoading ? <SkeletonRows rows={10} /> : children}
    </Page>
  );
}
