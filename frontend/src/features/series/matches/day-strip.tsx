import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { swedishToday } from '../../../lib/i18n/format';
import { useTimes } from '../../../lib/i18n/use-times';
import { placeOf, type WeekDay } from './days-of-week';

const Strip = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: { sm: '1' },
    // seven targets of 44 px need nearly the whole of 320 px
    marginInline: { base: '-2.5', sm: '0' },
    marginBottom: '3',
    '& > li > *': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '16',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: 'tight',
      textDecoration: 'none',
    },
    '& a': { bg: 'bg.surface', color: 'fg', _hover: { bg: 'bg.raised' } },
    '& strong': { fontFamily: 'display', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' },
    '& [aria-current=date]': { borderColor: 'action' },
    '& small': { color: 'fg.muted', fontSize: 'xs' },
  },
});

/** The seven days with the number of their series, as links to their places below. Today is marked. */
export function DayStrip({ days }: { days: readonly WeekDay<unknown>[] }) {
  const { t } = useTranslation('series-matches');
  const times = useTimes();
  const today = swedishToday(new Date());
  return (
    <nav aria-label={t('days.label')}>
      <Strip>
        {days.map(({ day, series }) => {
          const name = times.weekday(day);
          const current = day === today ? 'date' : undefined;
          const content = (
            <>
              <span>
                <span aria-hidden>{name.slice(0, 3)}</span>
                <span className="visually-hidden">{name}</span>
              </span>
              <strong>{Number(day.slice(-2))}</strong>
            </>
          );
          return (
            <li key={day}>
              {series.length > 0 ? (
                <a href={`#${placeOf(day)}`} aria-current={current}>
                  {content}
                  <small>
                    <span aria-hidden>{series.length}</span>
                    <span className="visually-hidden">{t('count', { count: series.length })}</span>
                  </small>
                </a>
              ) : (
                <span aria-current={current}>
                  {content}
                  <small>
                    <span aria-hidden>–</span>
                    <span className="visually-hidden">{t('days.none')}</span>
                  </small>
                </span>
              )}
            </li>
          );
        })}
      </Strip>
    </nav>
  );
}
