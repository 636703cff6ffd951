import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../league/team-logo.generated';
import { styled } from '../../styled-system/jsx';
import type { SeriesGameFragment } from './series-game.generated';

const Goals = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    margin: '0',
    padding: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& b': { color: 'fg', fontWeight: 'bold' },
  },
  variants: {
    isCentred: { true: { justifyContent: 'center', marginBottom: '4' } },
  },
});

interface GoalOrderProps {
  game: SeriesGameFragment;
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  isCentred?: boolean;
}

/**
 * The goals of a game in order: the score after each, and its scorer. One without a scorer is told by its team. Nothing
 * when the order is not known.
 */
export function GoalOrder({ game: { number, goals }, home, away, isCentred }: GoalOrderProps) {
  const { t } = useTranslation('series');
  if (goals.length === 0) return null;
  return (
    <Goals aria-label={t('goal-order.of-game', { number })} isCentred={isCentred}>
      {goals.map(({ side, scorer, homeGoals, awayGoals }) => {
        const team = side === 'HOME' ? home.name : away.name;
        return (
          <li key={`${homeGoals} ${awayGoals}`}>
            <span className="numbers">
              {side === 'HOME' ? <b>{homeGoals}</b> : homeGoals}–{side === 'AWAY' ? <b>{awayGoals}</b> : awayGoals}
            </span>{' '}
            {scorer && <span className="visually-hidden">{`${team}, `}</span>}
            {scorer?.nickname ?? team}
          </li>
        );
      })}
    </Goals>
  );
}
