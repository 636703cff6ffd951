import { useTranslation } from 'react-i18next';
import { SeriesScore } from '../../../league/series/series-score';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { styled } from '../../../styled-system/jsx';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';
import type { WeekSeriesHeadFragment } from './week-series-head.generated';

const Teams = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' },
});

/** Who plays whom, when, and in which division. */
export function WeekSeriesHead({ week: { series } }: { week: WeekSeriesHeadFragment }) {
  const { t } = useTranslation(['series-match-week', 'league']);
  return (
    <>
      <PageHeading aside={<Link to={paths.series(series.id)}>{t('public-page')}</Link>}>{t('title')}</PageHeading>
      <Teams>
        <TeamName team={series.home} />
        <SeriesScore series={series} />
        <TeamName team={series.away} />
      </Teams>
      <Text color="fg.muted">
        {series.division.name}
        {', '}
        {t('league:series.week', { week: series.week })}
        {', '}
        {series.scheduledAt ? <Instant at={series.scheduledAt} /> : t('no-time')}
      </Text>
    </>
  );
}
