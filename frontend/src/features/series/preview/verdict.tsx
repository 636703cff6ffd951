import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { PlaceChange } from './place-change';
import { RecordsPart } from './records-part';
import type { SideStandingsFragment } from './series-preview.generated';
import { useSeriesVerdictQuery } from './series-verdict.generated';

const Frame = styled('div', { base: { maxWidth: '40rem' } });

/** What a played series changed in the table (R28), and its records (R30). */
export function Verdict({ series }: { series: SeriesHeaderFragment }) {
  const { t } = useTranslation('series-preview');
  const { data, error, refetch } = useSeriesVerdictQuery({ variables: { seriesId: series.id } });
  if (!data) {
    if (error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
    return <SkeletonRows rows={6} />;
  }
  const { before, after } = data.seriesVerdict ?? {};
  return (
    <>
      {before && after && <TableChange before={before} after={after} series={series} />}
      <RecordsPart seriesId={series.id} />
    </>
  );
}

interface TableChangeProps {
  before: SideStandingsFragment;
  after: SideStandingsFragment;
  series: SeriesHeaderFragment;
}

/** None before a team's first series: with nothing played, all would share the first place. */
const placeOf = ({ position, seriesPlayed }: SideStandingsFragment['home']) =>
  seriesPlayed > 0 ? position : undefined;

/** On phones the names need the space. */
const NARROW = 'clamp(3rem, 14vw, 5rem)';

/** The places of both teams just before the series and just after it. */
function TableChange({ before, after, series }: TableChangeProps) {
  const { t } = useTranslation('series-preview');
  type Side = 'home' | 'away';
  const columns: Column<Side>[] = [
    {
      id: 'team',
      header: t('change.team'),
      isRowHeader: true,
      cell: (side) => <TeamName team={series[side]} isWrapping />,
    },
    {
      id: 'before',
      header: t('change.before'),
      isNumeric: true,
      width: NARROW,
      cell: (side) => placeOf(before[side]) ?? '–',
    },
    {
      id: 'after',
      header: t('change.after'),
      isNumeric: true,
      isStrong: true,
      width: 'clamp(4rem, 18vw, 7rem)',
      cell: (side) => <PlaceChange before={placeOf(before[side])} after={after[side].position} />,
    },
    {
      id: 'points',
      header: t('change.points'),
      isNumeric: true,
      width: NARROW,
      cell: (side) => after[side].points,
    },
  ];
  return (
    <Section
      heading={t('change.heading')}
      aside={<Link to={paths.compare('teams', series.home.id, series.away.id)}>{t('compare')}</Link>}
    >
      <Frame>
        <DataTable
          caption={t('change.caption')}
          columns={columns}
          rows={['home', 'away'] as const}
          rowKey={(side) => side}
          isFitted
        />
      </Frame>
    </Section>
  );
}
