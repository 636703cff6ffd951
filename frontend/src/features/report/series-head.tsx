import { useTranslation } from 'react-i18next';
import { seasonName } from '../../league/season-name';
import { stateWordOf, usePlay } from '../../league/series/series-play';
import { SeriesScore } from '../../league/series/series-score';
import { TeamName } from '../../league/team-logo';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import { styled } from '../../styled-system/jsx';
import type { ReportHeaderFragment } from './series-report.generated';

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
    justifyItems: { base: 'center', md: 'start' },
    alignItems: 'center',
    gap: { base: '1', md: '3' },
    padding: '4',
    marginBottom: '6',
    bg: 'bg.surface',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '& > :first-child': { justifySelf: { md: 'end' } },
    '& > ul': {
      gridColumn: '1 / -1',
      justifySelf: 'center',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '4',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
    },
  },
});

/** The series' teams, time and format, and its saved result. */
export function SeriesHead({ series }: { series: ReportHeaderFragment }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { home, away, division, season, week, scheduledAt, format, state, hasPlayerNumbers, id } = series;
  const word = stateWordOf(state, usePlay(series));
  // what a series that has begun is stands in the place of its score
  const saidBelow =
    word === 'ON' || word === 'AWAITED' ? null : (`state.${hasPlayerNumbers ? word : 'LACKS_NUMBERS'}` as const);
  return (
    <Box>
      <TeamName team={home} size={32} />
      <SeriesScore series={series} />
      <TeamName team={away} size={32} />
      <ul>
        <li>
          <Link to={paths.division(division.discriminator, division.seasonId)} variant="quiet">
            {division.name}, {seasonName(season.name, language)}
          </Link>
        </li>
        <li>{t('header.week', { week })}</li>
        <li>{scheduledAt ? <Instant at={scheduledAt} as="date-time" /> : t('header.no-time')}</li>
        <li>{t(`header.format.${format}`)}</li>
        {saidBelow && <li>{t(saidBelow)}</li>}
        <li>
          <Link to={paths.series(id)}>{t('to-series')}</Link>
        </li>
      </ul>
    </Box>
  );
}
