import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import type { AdminSeasonFragment } from './season-actions.generated';
import { SeasonDialog } from './season-dialog';
import { SeasonTable } from './season-table';
import { useAdminSeasonsQuery } from './seasons-page.generated';
import { WeekRulesDialog } from './week-rules/week-rules-dialog';

/** All seasons, newest first. They are created, changed, started and closed here. */
export default function SeasonsPage() {
  const { t } = useTranslation('admin-seasons');
  const [edited, setEdited] = useState<AdminSeasonFragment | 'new' | null>(null);
  const [ofWeek, setOfWeek] = useState<AdminSeasonFragment | null>(null);
  const { data, error, loading, refetch } = useAdminSeasonsQuery({ fetchPolicy: 'cache-and-network' });

  return (
    <AdminPage tab="seasons" title={t('title')}>
      <PageHeading
        aside={
          <Button variant="solid" onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      >
        {t('title')}
      </PageHeading>
      {loading && !data && <SkeletonRows rows={6} rowHeight={32} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && data.seasons.length > 0 && (
        <SeasonTable seasons={data.seasons} unsettled={data.unsettledSeries} onEdit={setEdited} onWeek={setOfWeek} />
      )}
      {data?.seasons.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {edited && <SeasonDialog season={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {ofWeek && <WeekRulesDialog season={ofWeek} onClose={() => setOfWeek(null)} />}
    </AdminPage>
  );
}
