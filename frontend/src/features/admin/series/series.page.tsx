import { Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { AdminPage } from '../shell/admin-page';
import { useRead } from '../lists/all-rows';
import { PagedTable } from '../lists/paged-table';
import { useTablePage } from '../lists/use-table-page';
import { ActResult } from './act-result';
import { ChosenActs } from './chosen-acts';
import type { SeriesChange } from './series-change';
import { SeriesDialog, type SeriesAct } from './acts/series-dialog';
import { SeriesFilters } from './series-filters';
import { useSeriesColumns } from './series-columns';
import { divisionChoicesOf, filterOf, lackingIn, lateIn, NOW, SERIES_SORTS } from './series-filter';
import { useLanguage } from '../../../lib/i18n/i18n';
import {
  AdminSeriesDocument,
  type AdminSeriesRowFragment,
  useAdminSeriesQuery,
  useSeriesChoicesQuery,
} from './series-page.generated';
import { useChosenSeries } from './use-chosen-series';
import { useCurrentSeason } from './use-current-season';
import { useLockedRows } from './use-locked-rows';

/** How often the table is read while it is visible, because on match night other people report too. */
const REFRESH_MS = 30_000;

/** All series of all seasons, and the acts of staff on them. */
export default function SeriesPage() {
  const { t } = useTranslation('admin-series');
  const language = useLanguage();
  const table = useTablePage(SERIES_SORTS, NOW);
  const { data: choices } = useSeriesChoicesQuery();
  const divisions = useMemo(() => (choices ? divisionChoicesOf(choices, language) : []), [choices, language]);
  useCurrentSeason(divisions);
  const filter = { ...table.filter, ...filterOf(table, divisions) };
  const counted = { late: lateIn(filter), lacking: lackingIn(lateIn(filter)) };
  const found = useAdminSeriesQuery({
    variables: { filter, ...counted },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const read = useRead(AdminSeriesDocument);
  const [open, setOpen] = useState<{ act: SeriesAct; row: AdminSeriesRowFragment } | null>(null);
  const [done, setDone] = useState<SeriesChange | null>(null);
  const latest = found.data ?? found.previousData;
  const locked = useLockedRows(latest?.adminSeries, JSON.stringify(filter));
  const { page } = locked;
  const onDone = (change: SeriesChange) => {
    locked.lock(change.seriesId, change.version, change.series);
    setDone(change);
  };
  const release = () => {
    locked.release();
    void found.refetch();
  };
  // the present row, because another person may have changed it since the dialog was opened
  const row = open && (page?.items.find(({ series }) => series.id === open.row.series.id) ?? open.row);
  const choice = useChosenSeries(page?.items ?? []);
  const columns = useSeriesColumns((act, row) => setOpen({ act, row }), choice);

  return (
    <AdminPage tab="matches" title={t('title')}>
      <PageHeading
        aside={
          <Flex wrap="wrap" align="center" gap="4">
            {table.sort.column !== NOW.column && (
              <Button onClick={() => table.onSort(NOW.column, NOW.direction)}>{t('order-now')}</Button>
            )}
            <Link to={paths.adminTimes({ season: filter.seasonId, division: filter.divisionId, week: filter.week })}>
              {t('to-times')}
            </Link>
            <Link to={paths.adminNight()}>{t('night')}</Link>
          </Flex>
        }
      >
        {t('title')}
      </PageHeading>
      {done && locked.areLocked && (
        <ActResult key={`${done.seriesId}-${done.version}`} change={done} onRelease={release} />
      )}
      <ChosenActs choice={choice} onDone={release} />
      <PagedTable
        table={table}
        found={found}
        page={page}
        search={t('search')}
        filters={
          <SeriesFilters
            table={table}
            divisions={divisions}
            lastWeek={choices?.lastSeriesWeek ?? 0}
            late={latest?.late.total ?? 0}
            lacking={latest?.lacking.total ?? 0}
          />
        }
        empty={t('empty')}
        caption={t('caption')}
        columns={columns}
        rowKey={({ series }) => series.id}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice }, ...counted }).then(({ adminSeries }) => adminSeries)}
        isMarked={({ series }) => series.id === locked.changed}
      />
      {open && row && <SeriesDialog act={open.act} row={row} onDone={onDone} onClose={() => setOpen(null)} />}
    </AdminPage>
  );
}
