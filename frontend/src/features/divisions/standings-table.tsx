import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { SeriesRowFragment, StandingsTableFragment } from '../../gql/graphql';
import { formatSigned } from '../../lib/i18n/format';
import { useSession } from '../../lib/session/session';
import { DataTable } from '../../ui/table/data-table';
import { EmptyState } from '../../ui/page/empty-state';
import { useMediaQuery } from '../../ui/use-media-query';
import { standingsColumns } from './standings-columns';
import { StandingsDetails } from './standings-details';

interface StandingsTableProps {
  rows: readonly StandingsTableFragment[];
  /** The division's series. A row's details show its walkovers. */
  series: readonly SeriesRowFragment[];
}

const Notes = styled('ul', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'sm' } });

/** The table of a division. A click on a row shows the reasons for its place. */
export function StandingsTable({ rows, series }: StandingsTableProps) {
  const { t } = useTranslation('divisions');
  const { viewer } = useSession();
  const isWide = useMediaQuery('(min-width: 1024px)');
  if (rows.length === 0) return <EmptyState>{t('standings.empty')}</EmptyState>;

  const adjusted = rows.filter((row) => row.adjustment !== 0);
  return (
    <>
      <DataTable
        caption={t('standings.caption')}
        columns={standingsColumns(t, isWide)}
        rows={rows}
        rowKey={(row) => row.team.id}
        barColor={(row) => row.color}
        isMarked={(row) => row.team.id === viewer?.team?.id}
        details={(row) => <StandingsDetails rows={rows} index={rows.indexOf(row)} series={series} />}
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
