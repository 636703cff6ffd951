import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useAddress } from '../../../lib/use-address';
import { useTimes } from '../../../lib/i18n/use-times';
import { ButtonLink } from '../../../ui/button';
import { Heading } from '../../../ui/text';
import { daysOfWeek } from './days-of-week';
import type { MatchesPageQuery } from './matches-page.generated';
import { inWeek, weekNumber } from './week-choice';

const Bar = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    marginBottom: '4',
    '& > div': { textAlign: { base: 'center', md: 'left' } },
    md: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', '& > div': { order: '1' } },
    '& > a:last-of-type': { md: { order: '0' } },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Today = styled('div', { base: { marginBottom: '4' } });

/** The week, and the ways to the one before, the one after, and the present one. */
export function WeekSwitch({ week }: { week: Omit<MatchesPageQuery['calendarWeek'], 'series'> }) {
  const { t } = useTranslation('series-matches');
  const times = useTimes();
  const { search } = useAddress();
  const { days } = daysOfWeek(week.monday, []);
  const at = (day: number) => days[day]?.day ?? week.monday;
  return (
    <>
      <Bar aria-label={t('week.label')}>
        <ButtonLink to={inWeek(search, week.previousWeek)} aria-label={t('week.previous')} preventScrollReset>
          <ChevronLeft aria-hidden size={20} />
        </ButtonLink>
        <div aria-live="polite">
          <Heading as="h2" size="md">
            {t('week.name', { week: weekNumber(week.week) })}
          </Heading>
          <small>{times.days(at(0), at(6), 'short-date-year')}</small>
        </div>
        <ButtonLink to={inWeek(search, week.nextWeek)} aria-label={t('week.next')} preventScrollReset>
          <ChevronRight aria-hidden size={20} />
        </ButtonLink>
      </Bar>
      {week.week !== week.currentWeek && (
        <Today>
          <ButtonLink to={inWeek(search, week.currentWeek)} preventScrollReset>
            {t('week.current')}
          </ButtonLink>
        </Today>
      )}
    </>
  );
}
