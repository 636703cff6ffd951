import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { StaffTabs } from '../kit/staff-tabs';
import { AdminPage } from '../shell/admin-page';
import { PagedTable } from '../lists/paged-table';
import { pageOf, useTablePage } from '../lists/use-table-page';
import { type DivisionRow, useDivisionColumns } from './division-columns';
import { useDivisionSummariesQuery } from './divisions-page.generated';

/** A season's divisions come all at once and in order. */
const IN_ORDER = { column: 'name', direction: 'asc' } as const;
const HERE = { loading: false, refetch: () => undefined };

/** All divisions, with a tab for each season. */
export default function DivisionsPage() {
  const { t } = useTranslation('admin-divisions');
  const language = useLanguage();
  const { data, error, loading, refetch } = useDivisionSummariesQuery({ fetchPolicy: 'cache-and-network' });
  const rows = data?.divisionSummaries ?? [];
  const seasons = [...new Map(rows.map(({ seasonId, season }) => [seasonId, season]))].sort(([, a], [, b]) =>
    a.localeCompare(b, 'sv', { numeric: true }),
  );

  return (
    <AdminPage tab="divisions" title={t('title')}>
      <PageHeading
        aside={
          <ButtonLink variant="solid" to={paths.adminDivisionAdd()}>
            {t('create')}
          </ButtonLink>
        }
      >
        {t('title')}
      </PageHeading>
      {loading && !data && <SkeletonRows rows={10} rowHeight={32} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {rows.length > 0 && (
        <StaffTabs
          label={t('seasons')}
          param="season"
          resets="page"
          initial={String((rows.find(({ isCurrentSeason }) => isCurrentSeason) ?? rows[0])?.seasonId)}
          tabs={seasons.map(([id, name]) => ({
            id: String(id),
            label: seasonName(name, language),
            content: (
              <DivisionTable
                divisions={rows.filter(({ seasonId }) => seasonId === id)}
                season={seasonName(name, language)}
              />
            ),
          }))}
        />
      )}
    </AdminPage>
  );
}

function DivisionTable({ divisions, season }: { divisions: readonly DivisionRow[]; season: string }) {
  const { t } = useTranslation('admin-divisions');
  const table = useTablePage({}, IN_ORDER);
  const columns = useDivisionColumns(season);
  return (
    <PagedTable
      table={table}
      found={HERE}
      page={pageOf(divisions, table)}
      empty={t('none')}
      caption={t('caption', { season })}
      columns={columns}
      rowKey={({ divisionId }) => divisionId}
      rowsAt={(slice) => Promise.resolve(pageOf(divisions, { filter: slice }))}
    />
  );
}
