import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { ErrorState } from '../../../ui/page/error-state';
import { Heading, Text } from '../../../ui/text';
import { GoalOrder } from '../goal-order';
import { GoalOrders } from '../goal-orders';
import type { SeriesPageQuery } from '../series-page.generated';
import { Timeline } from './timeline';
import { useField } from './use-field';
import { WatchLink } from './watch-link';

interface TimelineTabProps {
  series: NonNullable<SeriesPageQuery['series']>;
  /** Null: all games. */
  game: number | null;
}

const Game = styled('section', { base: { marginBottom: '6' } });

const GameHead = styled('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', marginBottom: '2' },
});

/** The goals of each game with their times and a way to watch them (R37); in order alone where there is no recording to read. */
export function TimelineTab({ series, game }: TimelineTabProps) {
  const { t } = useTranslation('series-field');
  // the events of all games come with the series
  const { field, hasFailed, retry } = useField(series.id, null);
  if (hasFailed) return <ErrorState onRetry={retry}>{t('failed')}</ErrorState>;
  if (!field) return <GoalOrders series={series} game={game} />;
  const { home, away } = series;
  const teams = { home: home.name, away: away.name };
  return (
    <>
      {field.games.length > 0 && (
        <Text color="fg.muted" fontSize="sm" maxWidth="prose" marginBottom="4">
          {t('timeline.marks', teams)}
        </Text>
      )}
      {series.games
        .filter(({ number }) => game === null || number === game)
        .map((one) => {
          const { number } = one;
          const play = field.games.find((other) => other.number === number);
          return (
            <Game key={number} aria-labelledby={`timeline-${number}`}>
              <GameHead>
                <Heading as="h2" size="sm" id={`timeline-${number}`}>
                  {t('game', { number })}
                </Heading>
                {play && (
                  <WatchLink game={number} which={t('watch.game-of', { number })}>
                    {t('watch.game')}
                  </WatchLink>
                )}
              </GameHead>
              {play ? (
                <Timeline game={number} seconds={play.activeSeconds} events={play.events} teams={teams} />
              ) : (
                <>
                  <Text color="fg.muted" fontSize="sm" marginBottom="1">
                    {t('unread')}
                  </Text>
                  <GoalOrder game={one} home={home} away={away} />
                </>
              )}
            </Game>
          );
        })}
    </>
  );
}
