import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { GoalOrder } from './goal-order';
import type { SeriesPageQuery } from './series-page.generated';

const Order = styled('div', {
  base: { display: 'grid', gap: '3', '& h2': { marginBottom: '1', fontSize: 'sm', fontWeight: 'bold' } },
});

interface GoalOrdersProps {
  series: NonNullable<SeriesPageQuery['series']>;
  /** Only of this game; null: of all. */
  game: number | null;
}

/** The goals in order, as long as the timeline is not there. Games whose order is not known are left out. */
export function GoalOrders({ series, game }: GoalOrdersProps) {
  const { t } = useTranslation('series');
  return (
    <Order>
      {series.games
        .filter(({ number, goals }) => goals.length > 0 && (game === null || number === game))
        .map((one) => (
          <div key={one.number}>
            <h2>{t('game', { number: one.number })}</h2>
            <GoalOrder game={one} home={series.home} away={series.away} />
          </div>
        ))}
    </Order>
  );
}
