import { useTranslation } from 'react-i18next';
import { MeetingHead } from '../../../league/series/meeting-head';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { Instant } from '../../../ui/time/instant';
import type { WeekSeriesHeadFragment } from './week-series-head.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

/** Who plays whom, when, and in which division. */
export function WeekSeriesHead({ week: { series } }: { week: WeekSeriesHeadFragment }) {
  const { t } = useTranslation('series-match-week');
  const language = useLanguage();
  const { division } = series;
  return (
    <>
      <PageHeading aside={<Link to={paths.series(series.id)}>{t('public-page')}</Link>}>{t('title')}</PageHeading>
      <MeetingHead series={series}>
        <li>
          <Link to={paths.division(division.discriminator, division.seasonId)} variant="quiet">
            {t('mine.place', { division: divisionName(division, language), week: series.week })}
          </Link>
        </li>
        <li>{series.scheduledAt ? <Instant at={series.scheduledAt} /> : t('no-time')}</li>
      </MeetingHead>
    </>
  );
}
