import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { styled } from '../../../styled-system/jsx';
import { formatSigned } from '../../../lib/i18n/format';
import { useSession } from '../../../lib/session/session';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { DataTable } from '../../../ui/table/data-table';
import { nextOpponents } from './next-opponent';
import { standingsColumns } from './standings-columns';
import type { StandingsTableFragment } from './standings-table.generated';

// most readers open no row, so what it says loads when one is pressed
const OpenedRow = lazyPart(() => import('./opened/opened-row').then((module) => module.OpenedRow));

interface StandingsTableProps {
  rows: readonly StandingsTableFragment[];
  /** The division's series: whom each team meets next, and in a row's details its walkovers. */
  series: readonly SeriesRowFragment[];
}

/** Stays visible, and no wider than the screen, while the table scrolls sideways under it. */
const Details = styled('div', {
  base: { position: 'sticky', left: '4', width: 'min(56rem, calc(100vw - 4rem))', fontSize: 'sm' },
});

const Notes = styled('ul', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'sm' } });

/** The table of a division. A press on a row shows the reasons for its place, and whom the team has left to meet. */
export function StandingsTable({ rows, series }: StandingsTableProps) {
  const { t } = useTranslation('seasons-divisions');
  const { viewer } = useSession();
  const next = useMemo(() => nextOpponents(series), [series]);
  if (rows.length === 0) return <EmptyState>{t('standings.empty')}</EmptyState>;

  const adjusted = rows.filter((row) => row.adjustment !== 0);
  return (
    <>
      <DataTable
        caption={t('standings.caption')}
        columns={standingsColumns(t, next)}
        rows={rows}
        rowKey={(row) => row.team.id}
        barColor={(row) => row.color}
        isMarked={(row) => row.team.id === viewer?.team?.id}
        detailsName={({ team, position }) => t('standings.why', { team: team.name, position })}
        details={(row) => (
          <Details>
            <OpenedRow
              fallback={(hasFailed) => (hasFailed ? <ErrorState isTryingAgain /> : <Skeleton height="24" />)}
              rows={rows}
              index={rows.indexOf(row)}
              series={series}
            />
          </Details>
        )}
      />
      {adjusted.length > 0 && (
        <Notes>
          {adjusted.map(({ team, adjustment, adjustmentReason }) => (
            <li key={team.id}>
              {t('adjustment', { team: team.name, count: Math.abs(adjustment), points: formatSigned(adjustment) })}
              {adjustmentReason && ` ${adjustmentReason}`}
            </li>
          ))}
        </Notes>
      )}
    </>
  );
}
