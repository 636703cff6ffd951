import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { useIsAdmin } from '../use-is-admin';
import { FloorsSection } from './floors-section';
import { LedgerSection } from './ledger-section';
import { ReportSection } from './report-section';
import { useAdminSixMansQuery } from './six-mans.generated';

/**
 * 6mans for staff: reports a series or takes it back, and admins set the lowest Elo of the ranks. It has no tab; the
 * public page links to it.
 */
export default function SixMansAdminPage() {
  const { t } = useTranslation('admin-six-mans');
  return (
    <AdminPage tab="sixMans" title={t('title')}>
      <PageHeading aside={<Link to={paths.sixMans()}>{t('leaderboard')}</Link>}>{t('title')}</PageHeading>
      <ReportSection />
      <Ledger />
    </AdminPage>
  );
}

function Ledger() {
  const { search, set } = useAddress();
  const isAdmin = useIsAdmin();
  const asked = search.get('from') ?? '';
  const offset = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  const { data, previousData, error, refetch } = useAdminSixMansQuery({
    variables: { offset },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!shown) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={10} rowHeight={32} />;
  return (
    <>
      <LedgerSection
        page={shown.sixMansSeries}
        offset={offset}
        onMove={(to) => set({ from: to > 0 ? String(to) : null }, { isStep: true })}
      />
      {isAdmin && <FloorsSection tiers={shown.sixMansLeaderboard} />}
    </>
  );
}
