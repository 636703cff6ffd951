import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { styled } from '../../../styled-system/jsx';
import { swedishToday } from '../../../lib/i18n/format';
import { useTimes } from '../../../lib/i18n/use-times';
import { Heading } from '../../../ui/text';
import { placeOf, type WeekDay } from './days-of-week';
import { MatchTable } from './match-table';

const Day = styled('section', {
  base: {
    marginBottom: '6',
    '& > div:first-child': { display: 'flex', alignItems: 'baseline', gap: '3', marginBottom: '2' },
    '& h3': { _firstLetter: { textTransform: 'uppercase' } },
  },
});

const TodayMark = styled('span', { base: { color: 'fg.action', fontSize: 'sm', fontWeight: 'medium' } });

/** The series of a day. */
export function WeekDaySeries({ day, series }: WeekDay<SeriesRowFragment>) {
  const { t } = useTranslation('series-matches');
  const times = useTimes();
  const name = `${times.weekday(day)} ${times.shortDate(day)}`;
  return (
    <Day id={placeOf(day)} aria-label={name}>
      <div>
        <Heading as="h3" size="sm">
          <time dateTime={day}>{name}</time>
        </Heading>
        {day === swedishToday(new Date()) && <TodayMark>{t('days.today')}</TodayMark>}
      </div>
      <MatchTable caption={name} series={series} />
    </Day>
  );
}

/** The series of the week that have no time. */
export function UntimedSeries({ series }: { series: readonly SeriesRowFragment[] }) {
  const { t } = useTranslation('series-matches');
  return (
    <Day aria-label={t('days.untimed')}>
      <div>
        <Heading as="h3" size="sm">
          {t('days.untimed')}
        </Heading>
      </div>
      <MatchTable caption={t('days.untimed')} series={series} />
    </Day>
  );
}
