import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';

const Move = styled('span', {
  base: {
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '&[data-won=up]': { color: 'fg.win' },
    '&[data-won=down]': { color: 'fg.loss' },
    '&[data-won=same]': { color: 'fg.muted' },
  },
});

const ARROWS = { up: '▲', down: '▼', same: '=' } as const;

/** How many places a team has won or lost in the latest week: an arrow with its number, and words for who does not see it. */
export function PlacesWon({ won }: { won: number }) {
  const { t } = useTranslation('seasons-divisions');
  const moved = won > 0 ? 'up' : 'down';
  const way = won === 0 ? 'same' : moved;
  return (
    <Move data-won={way}>
      <span aria-hidden>
        {ARROWS[way]}
        {won !== 0 && Math.abs(won)}
      </span>
      <span className="visually-hidden">{t(`won.${way}`, { count: Math.abs(won) })}</span>
    </Move>
  );
}
