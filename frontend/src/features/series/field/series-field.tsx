import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import type { SeriesGameFragment, SeriesHeaderFragment } from '../../../gql/series/graphql';
import { useSeriesFieldQuery } from '../../../gql/field/hooks';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { Heading, Text } from '../../../ui/text';
import { FieldNumbers } from './field-numbers';
import { Shots } from './shots';
import { Timeline } from './timeline';
import { WatchLink } from './watch-link';

const Game = styled('div', { base: { marginBottom: '6' } });

const GameHead = styled('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', marginBottom: '2' },
});

/**
 * What happened on the field in a whole series (R37): the games whose recordings could be read. Nothing stands here until it
 * is known that there are any, so a series that was reported by hand has no hole.
 */
export function SeriesField({ series }: { series: SeriesHeaderFragment & { games: readonly SeriesGameFragment[] } }) {
  const { t } = useTranslation('series-field');
  const { data, error, refetch } = useSeriesFieldQuery({ variables: { seriesId: series.id } });
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
  const play = data?.series?.fieldPlay;
  if (!data?.series || !play) return null;
  const { home, away } = series;
  const teams = { home: home.name, away: away.name };
  const all = data.series.games;
  const games = all.flatMap(({ number, fieldPlay }) => (fieldPlay ? [{ number, ...fieldPlay }] : []));
  return (
    <>
      <Section heading={t('timeline.heading')}>
        {games.length < all.length && (
          <Text color="fg.muted" marginBottom="4">
            {t('counted', { count: games.length, all: all.length })}
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm" maxWidth="prose" marginBottom="4">
          {t('timeline.marks', teams)}
        </Text>
        {games.map(({ number, activeSeconds, events }) => (
          <Game key={number}>
            <GameHead>
              <Heading as="h3" size="sm">
                {t('game', { number })}
              </Heading>
              <WatchLink game={number} which={t('watch.game-of', { number })}>
                {t('watch.game')}
              </WatchLink>
            </GameHead>
            <Timeline game={number} seconds={activeSeconds} events={events} teams={teams} />
          </Game>
        ))}
      </Section>
      <FieldNumbers home={home} away={away} play={play} />
      <Shots home={home} away={away} games={games} boxScores={series.games} />
    </>
  );
}
