import { useTranslation } from 'react-i18next';
import { seasonName } from '../../league/season-name';
import { MeetingHead } from '../../league/series/meeting-head';
import { stateWordOf, usePlay } from '../../league/series/series-play';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import type { ReportHeaderFragment } from './series-report.generated';
import { divisionName } from '../../league/division-name';

/** The series' teams, time and format, and its saved result. */
export function SeriesHead({ series }: { series: ReportHeaderFragment }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { division, season, week, scheduledAt, format, state, hasPlayerNumbers, id } = series;
  const word = stateWordOf(state, usePlay(series));
  // what a series that has begun is stands in the place of its score
  const saidBelow =
    word === 'ON' || word === 'AWAITED' ? null : (`state.${hasPlayerNumbers ? word : 'LACKS_NUMBERS'}` as const);
  return (
    <MeetingHead series={series}>
      <li>
        <Link to={paths.division(division.discriminator, division.seasonId)} variant="quiet">
          {divisionName(division, language)}, {seasonName(season.name, language)}
        </Link>
      </li>
      <li>{t('header.week', { week })}</li>
      <li>{scheduledAt ? <Instant at={scheduledAt} as="date-time" /> : t('header.no-time')}</li>
      <li>{t(`header.format.${format}`)}</li>
      {saidBelow && <li>{t(saidBelow)}</li>}
      <li>
        <Link to={paths.series(id)}>{t('to-series')}</Link>
      </li>
    </MeetingHead>
  );
}
