import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';

const Move = styled('span', {
  base: {
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '&[data-won=up]': { color: 'fg.win' },
    '&[data-won=down]': { color: 'fg.loss' },
  },
});

const ARROWS = { up: '▲', down: '▼' } as const;

/**
 * How many places a team has won or lost in the latest week: an arrow with its number, and words for who does not see it. Most teams
 * keep their place, and a mark on each of them would say nothing: the opened row has it in words.
 */
export function PlacesWon({ won }: { won: number }) {
  const { t } = useTranslation('seasons-divisions');
  if (won === 0) return null;
  const way = won > 0 ? 'up' : 'down';
  return (
    <Move data-won={way}>
      <span aria-hidden>
        {ARROWS[way]}
        {Math.abs(won)}
      </span>
      <span className="visually-hidden">{t(`won.${way}`, { count: Math.abs(won) })}</span>
    </Move>
  );
}
