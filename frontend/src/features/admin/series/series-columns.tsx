import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AdminSeriesRowFragment } from '../../../gql/admin/graphql';
import { SeriesScore } from '../../../league/series/series-score';
import { daysSince } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/table/data-table';
import { KickoffTime } from '../../../ui/kickoff-time';
import { Link } from '../../../ui/link';
import type { SeriesAct } from './series-dialog';
import { SeriesMenu } from './series-menu';

type Row = AdminSeriesRowFragment;

/** Beside each other if there is space, otherwise one above the other. */
const Teams = chakra('span', {
  base: {
    '& > span': { display: { base: 'block', md: 'inline' }, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span + span::before': { content: { base: '""', md: '"– "' } },
  },
});

const Name = chakra(Link, { base: { display: { base: 'block', md: 'inline' }, paddingBlock: { base: '1', md: '0' } } });

const LateText = chakra('span', {
  base: { display: 'block', color: 'fg.loss', fontWeight: 'semibold', whiteSpace: 'nowrap' },
});

/** Since how many days a result is missing. */
function Late({ days }: { days: number }) {
  const { t } = useTranslation('admin-series');
  return days > 0 ? <LateText>{t('late', { count: days })}</LateText> : null;
}

/** The columns of the table of series. `onAct` opens the dialog of an act from the row's menu. */
export function useSeriesColumns(onAct: (act: SeriesAct, row: Row) => void): Column<Row>[] {
  const { t } = useTranslation('admin-series');
  const { search } = useLocation();
  return [
    {
      id: 'series',
      header: t('column.series'),
      isRowHeader: true,
      cell: ({ series: { id, home, away, scheduledAt, state } }) => {
        const teams = (
          <Teams>
            <span>{home.name}</span> <span>{away.name}</span>
          </Teams>
        );
        // the shortest way on match night; without a time there is nothing to report yet. The choices of the list go along,
        // for the way back and on to the next series
        return scheduledAt || state === 'REPORTED' ? (
          <Name to={paths.adminSeriesReport(id) + search}>{teams}</Name>
        ) : (
          teams
        );
      },
    },
    {
      id: 'menu',
      header: t('column.menu'),
      cell: (row) => <SeriesMenu row={row} onAct={(act) => onAct(act, row)} />,
    },
    {
      id: 'time',
      header: t('column.time'),
      cell: ({ series: { scheduledAt, state } }) =>
        scheduledAt ? (
          <>
            <KickoffTime at={scheduledAt} />
            {state !== 'REPORTED' && <Late days={daysSince(scheduledAt, new Date())} />}
          </>
        ) : (
          t('no-time')
        ),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ series: { state, walkover, hasPlayerNumbers } }) => (
        <>
          {t(walkover ? 'state.WALKOVER' : `state.${state}`)}
          {!hasPlayerNumbers && <LateText>{t('lacks-numbers')}</LateText>}
        </>
      ),
    },
    {
      id: 'result',
      header: t('column.result'),
      cell: ({ series }) => (series.state === 'REPORTED' ? <SeriesScore series={series} /> : '–'),
    },
    { id: 'week', header: t('column.week'), isNumeric: true, cell: ({ series }) => series.week },
    {
      id: 'division',
      header: t('column.division'),
      cell: ({ series: { division } }) => (
        <Link to={paths.adminDivision(division.id, 'weeks')} variant="quiet">
          {division.name}
        </Link>
      ),
    },
    { id: 'season', header: t('column.season'), cell: ({ series }) => series.season.name },
    {
      id: 'stream',
      header: t('column.stream'),
      cell: ({ series }) => t(series.isStreamed ? 'streamed' : 'not-streamed'),
    },
  ];
}
