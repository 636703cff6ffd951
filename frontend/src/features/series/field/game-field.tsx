import { useTranslation } from 'react-i18next';
import type { SeriesGameFragment, TeamLogoFragment } from '../../../gql/series/graphql';
import { useGamesFieldQuery } from '../../../gql/field/hooks';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import { FieldNumbers } from './field-numbers';
import { Shots } from './shots';
import { Timeline } from './timeline';
import { WatchLink } from './watch-link';

interface GameFieldProps {
  seriesId: number;
  game: SeriesGameFragment;
  home: TeamLogoFragment;
  away: TeamLogoFragment;
}

/** What happened on the field in one game (R37). Nothing, when the game has no recording that could be read. */
export function GameField({ seriesId, game, home, away }: GameFieldProps) {
  const { t } = useTranslation('series-field');
  const { data, error, refetch } = useGamesFieldQuery({ variables: { seriesId } });
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
  const { number } = game;
  const play = data?.series?.games.find((one) => one.number === number)?.fieldPlay;
  if (!play) return null;
  const teams = { home: home.name, away: away.name };
  return (
    <>
      <Section
        heading={t('timeline.heading')}
        aside={
          <WatchLink game={number} which={t('watch.game-of', { number })}>
            {t('watch.game')}
          </WatchLink>
        }
      >
        <Text color="fg.muted" fontSize="sm" maxWidth="prose" marginBottom="2">
          {t('timeline.marks', teams)}
        </Text>
        <Timeline game={number} seconds={play.activeSeconds} events={play.events} teams={teams} />
      </Section>
      <FieldNumbers home={home} away={away} play={play} />
      <Shots home={home} away={away} games={[{ number, events: play.events }]} boxScores={[game]} />
      {!play.isStandardField && <Text color="fg.muted">{t('other-field')}</Text>}
    </>
  );
}
