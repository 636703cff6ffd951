import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../styled-system/jsx';
import type { SeriesGameFragment, TeamLogoFragment } from '../../gql/series/graphql';
import { formatScore } from '../../lib/i18n/format';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { WhenNear } from '../../ui/page/when-near';
import { GoalOrder } from './goal-order';
import { PlayerNumbers } from './player-numbers';
import { Sides } from './sides';

const Goals = styled('p', {
  base: { marginBottom: '4', fontFamily: 'display', fontSize: '2xl', fontWeight: 'bold', textAlign: 'center' },
});

// below the numbers; its code, texts and rows come when the reader is near
const GameField = lazyPart(() => import('./field/game-field').then((module) => module.GameField));

interface GameTabProps {
  seriesId: number;
  game: SeriesGameFragment;
  home: TeamLogoFragment;
  away: TeamLogoFragment;
}

/** One game: the goals, and the numbers of each side's players. */
export function GameTab({ seriesId, game, home, away }: GameTabProps) {
  const { t } = useTranslation('series');
  const score = formatScore(game.homeGoals, game.awayGoals);
  return (
    <>
      <Goals className="numbers">
        <span aria-hidden>{score}</span>
        <span className="visually-hidden">
          {t('game-score', { number: game.number, home: home.name, away: away.name, score })}
        </span>
      </Goals>
      <GoalOrder game={game} home={home} away={away} isCentred />
      {game.home.length + game.away.length > 0 ? (
        <Sides>
          <PlayerNumbers team={home} rows={game.home} />
          <PlayerNumbers team={away} rows={game.away} />
        </Sides>
      ) : (
        <EmptyState>{t('numbers-missing')}</EmptyState>
      )}
      <Box marginTop="8">
        <WhenNear fallback={null}>
          <GameField seriesId={seriesId} game={game} home={home} away={away} />
        </WhenNear>
      </Box>
    </>
  );
}
