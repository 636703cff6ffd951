import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { RequestBadge } from './request-badge';
import { tabPath, tabsFor, type AdminTab } from './tabs';

interface AdminPageProps {
  tab: AdminTab;
  title: string;
  children: ReactNode;
}

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    marginBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& a': {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textDecoration: 'none',
      borderRadius: 'none',
      borderBottom: '3px solid transparent',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { color: 'fg', borderBottomColor: 'action' },
  },
});

/** The frame of every page of the back office. Who may not open the tab is sent to the start page. */
export function AdminPage({ tab, title, children }: AdminPageProps) {
  const { t } = useTranslation('admin');
  const { viewer, isLoading } = useSession();
  const tabs = tabsFor(viewer?.roles ?? []);
  if (!isLoading && !tabs.includes(tab)) return <Navigate to={paths.home()} replace />;

  return (
    <Page title={title} isPrivate>
      {tabs.length > 1 && (
        <Tabs aria-label={t('area')}>
          {tabs.map((each) => (
            <Link key={each} to={tabPath(each)} aria-current={each === tab ? 'page' : undefined}>
              {t(`tab.${each}`)}
              {each === 'requests' && <RequestBadge />}
            </Link>
          ))}
        </Tabs>
      )}
      {isLoading ? <SkeletonRows rows={10} /> : children}
    </Page>
  );
}
