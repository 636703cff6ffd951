import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useReportableSeriesQuery } from '../../gql/admin/hooks';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeading } from '../../ui/page-heading';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { AdminPage } from './admin-page';
import { MatchFilter } from './match-filter';
import { MatchTable } from './match-table';
import { useMatchFilter } from './use-match-filter';

/** As many as the server gives at a time. */
const MOST = 100;

/** The series that wait for a result, and with another state chosen the others too. */
export default function MatchesPage() {
  const { t } = useTranslation('admin');
  const { filter, choose, isFiltered } = useMatchFilter();
  const { state, divisionId, week } = filter;
  const { data, error, loading, refetch } = useReportableSeriesQuery({
    variables: { filter: { divisionId, week, state: state === 'WAITING' ? null : state, first: MOST } },
    // what waits changes with every report, also those of others
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.reportableSeries ?? [];
  const rows = state === 'WAITING' ? found.filter((series) => series.state !== 'REPORTED') : found;

  return (
    <AdminPage tab="matches" title={t('matches.title')}>
      <PageHeading>{t('matches.title')}</PageHeading>
      <MatchFilter filter={filter} divisions={data?.currentSeason?.divisions ?? []} onChoose={choose} />
      {loading && !data && <SkeletonRows rows={10} rowHeight={32} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && rows.length > 0 && <MatchTable series={rows} />}
      {data && rows.length === 0 && (
        <EmptyState>{t(isFiltered ? 'matches.empty.filtered' : 'matches.empty.waiting')}</EmptyState>
      )}
      {found.length === MOST && (
        <Text marginTop="2" color="fg.muted" fontSize="sm">
          {t('matches.limit', { count: MOST })}
        </Text>
      )}
    </AdminPage>
  );
}
