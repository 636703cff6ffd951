import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { styled } from '../../../styled-system/jsx';
import { useTimes } from '../../../lib/i18n/use-times';
import { daysOf, leftIn, type SeriesWeek } from './series-by-week';

const Inside = styled('small', { base: { marginLeft: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' } });

/** The line of a folded week: its number, the days it is played, and how many of its series are left, so that no one opens it to see. */
export function WeekSummary({ week: { week, series } }: { week: SeriesWeek<SeriesRowFragment> }) {
  const { t } = useTranslation(['seasons-divisions', 'league']);
  const times = useTimes();
  const days = daysOf(series);
  const left = leftIn(series);
  const count = series.length;
  return (
    <>
      {t('league:series.week', { week })}
      <Inside>
        {days && `${times.days(...days, 'short-date')} · `}
        {left === 0 || left === count ? t('series.count', { count }) : t('series.left', { count, left })}
      </Inside>
    </>
  );
}
