import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import type { SeriesHeaderFragment, TeamLogoFragment } from '../../../gql/series/graphql';
import type { SeriesVerdictQuery, SideStandingsFragment } from '../../../gql/outlook/graphql';
import { useSeriesVerdictQuery } from '../../../gql/outlook/hooks';
import { TeamName } from '../../../league/team-logo';
import { formatAverage, formatInteger, formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { ErrorState } from '../../../ui/page/error-state';
import { Halves } from '../../../ui/page/halves';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { PlaceChange } from './place-change';
import { RecordsPart } from './records-part';

type Best = NonNullable<NonNullable<SeriesVerdictQuery['seriesVerdict']>['best']>;

const Frame = styled('div', { base: { maxWidth: '40rem' } });

/** Who decided a played series, what it changed in the table (R28), and its records (R30). */
export function Verdict({ series }: { series: SeriesHeaderFragment }) {
  const { t } = useTranslation('series-outlook');
  const { data, error, refetch } = useSeriesVerdictQuery({ variables: { seriesId: series.id } });
  if (!data) {
    if (error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
    return <SkeletonRows rows={6} />;
  }
  const { best, before, after } = data.seriesVerdict ?? {};
  return (
    <>
      <Halves>
        {best && <BestPlayer best={best} team={best.side === 'HOME' ? series.home : series.away} />}
        {before && after && <TableChange before={before} after={after} series={series} />}
      </Halves>
      <RecordsPart seriesId={series.id} />
    </>
  );
}

function BestPlayer({ best, team }: { best: Best; team: TeamLogoFragment }) {
  const { t } = useTranslation('series-outlook');
  const language = useLanguage();
  const reasons = best.reasons.map(({ number, total, isMost, timesMean }) =>
    t(isMost ? `best.most.${number}` : `best.above.${number}`, {
      total: formatInteger(total, language),
      times: formatAverage(timesMean, language),
    }),
  );
  return (
    <Section heading={t('best.heading')}>
      <Text maxWidth="prose">
        <Link variant="inline" to={paths.player(best.player.id)}>
          {best.player.nickname}
        </Link>{' '}
        {t(reasons.length > 0 ? 'best.because' : 'best.only', {
          team: team.name,
          rating: formatAverage(best.rating, language),
          reasons: formatList(reasons, language),
        })}
      </Text>
    </Section>
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
  const { t } = useTranslation('series-outlook');
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
