import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idOf, paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { AdminSeriesRowFragment } from '../series/series-page.generated';
import { AdminPage } from '../shell/admin-page';
import { RemindDialog } from '../reminders/remind-dialog';
import { SeriesDialog, type SeriesAct } from '../series/acts/series-dialog';
import { KeyHelp } from './key-help';
import { useMatchNightQuery } from './match-night.generated';
import { NightCounters } from './night-counters';
import { NightFilter } from './night-filter';
import { NightGroup } from './night-group';
import { allOf, NIGHT_GROUPS, nightFilters } from './night-groups';
import { NightList } from './night-list';
import { withoutClaimed } from './week/without-claimed';
import { WeekMatters } from './week/week-matters';

/** How often the page is read while it is visible, because on match night other people report too. */
const REFRESH_MS = 30_000;

/** Tonight's series and the late ones, in groups by what they lack. */
export default function MatchNightPage() {
  const { t } = useTranslation('admin-match-night');
  const { search, set } = useAddress();
  const choice = { divisionId: idOf(search.get('division') ?? undefined), isMine: search.get('mine') === 'yes' };
  const { data, previousData, error, loading, refetch } = useMatchNightQuery({
    variables: nightFilters(choice),
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [open, setOpen] = useState<{ act: SeriesAct; row: AdminSeriesRowFragment } | null>(null);
  const [reminds, setReminds] = useState(false);
  const latest = data ?? previousData;
  // the present row, because another person may have changed it since the dialog was opened
  const row =
    open &&
    (NIGHT_GROUPS.flatMap((name) => latest?.[name].items ?? []).find(
      ({ series }) => series.id === open.row.series.id,
    ) ??
      open.row);
  const isEmpty = latest && latest.weekMatters.length === 0 && NIGHT_GROUPS.every((name) => latest[name].total === 0);

  return (
    <AdminPage tab="matchNight" title={t('title')}>
      <NightList isRead={latest !== undefined}>
        <PageHeading aside={<Link to={paths.adminNight()}>{t('replays')}</Link>}>{t('title')}</PageHeading>
        <NightFilter choice={choice} divisions={latest?.divisionSummaries ?? []} onChoose={set} />
        {!latest && loading && <SkeletonRows rows={10} />}
        {!latest && error && !loading && <ErrorState onRetry={() => void refetch()} />}
        {latest && !isEmpty && <NightCounters night={latest} />}
        {latest && !isEmpty && <KeyHelp />}
        {latest && <WeekMatters matters={latest.weekMatters} onChanged={() => void refetch().catch(() => undefined)} />}
        {isEmpty && <EmptyState>{t('empty')}</EmptyState>}
        {latest &&
          NIGHT_GROUPS.map((name) => (
            <NightGroup
              key={name}
              name={name}
              page={withoutClaimed(latest[name], latest.weekMatters)}
              allAt={allOf(name, choice)}
              onAct={(act, row) => setOpen({ act, row })}
              onRemind={name === 'late' ? () => setReminds(true) : null}
            />
          ))}
      </NightList>
      {reminds && <RemindDialog choice={choice} onClose={() => setReminds(false)} />}
      {open && row && (
        <SeriesDialog act={open.act} row={row} onDone={() => void refetch()} onClose={() => setOpen(null)} />
      )}
    </AdminPage>
  );
}
