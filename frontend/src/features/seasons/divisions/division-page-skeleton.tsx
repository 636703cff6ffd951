import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../../ui/skeleton';
import { Page } from '../../../ui/page/page';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';

/** The placeholder of a division's page: heading, legend, a table of ten teams, and the chosen tab. */
export function DivisionPageSkeleton() {
  const { t } = useTranslation('seasons-divisions');
  const [search] = useSearchParams();
  return (
    <Page title={t('page.waiting-title')} isWaiting width="desk">
      <Skeleton height="12" width="14rem" marginBottom="5" />
      <Skeleton height="11" width="15rem" marginBottom="6" />
      <Skeleton height="6" width="18rem" maxWidth="full" marginBottom="4" />
      <SkeletonRows rows={10 + 1} />
      <Skeleton height="11" marginTop="8" marginBottom="4" borderRadius="none" />
      <SkeletonRows rows={search.get('tab') === 'players' ? 20 : 10} />
    </Page>
  );
}
