import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, styled } from '../../styled-system/jsx';
import type { SeriesPageQuery } from '../../gql/series/graphql';
import { formatScore } from '../../lib/i18n/format';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { WhenNear } from '../../ui/page/when-near';
import { Heading } from '../../ui/text';
import { GoalOrder } from './goal-order';
import { PlayerNumbers } from './player-numbers';
import { Sides } from './sides';

// below the numbers; its code, texts and rows come after the page is shown
const Verdict = lazyPart(() => import('./outlook/verdict').then((module) => module.Verdict));

const SeriesField = lazyPart(() => import('./field/series-field').then((module) => module.SeriesField));

type Series = NonNullable<SeriesPageQuery['series']>;

const Games = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
    gap: '2',
    marginBottom: '6',
    maxWidth: '40rem',
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '16',
      bg: 'bg.surface',
      borderRadius: 'md',
      fontFamily: 'display',
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: 'tight',
      _hover: { bg: 'bg.raised' },
    },
    '& small': { fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
});

const Order = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '8',
    '& h3': { marginBottom: '1', fontSize: 'sm', fontWeight: 'bold' },
  },
});

/** Every game's goals in order. Games whose order is not known are left out, and so is all without any. */
function GoalOrders({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  const id = useId();
  const known = series.games.filter(({ goals }) => goals.length > 0);
  if (known.length === 0) return null;
  return (
    <Order aria-labelledby={id}>
      <Heading as="h2" size="sm" id={id}>
        {t('goal-order.heading')}
      </Heading>
      {known.map((game) => (
        <div key={game.number}>
          <h3>{t('game', { number: game.number })}</h3>
          <GoalOrder game={game} home={series.home} away={series.away} />
        </div>
      ))}
    </Order>
  );
}

/** The result of each game, every player's numbers in the whole series, and the goals in order. */
export function SeriesOverview({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  return (
    <>
      <Games aria-label={t('games')} className="numbers">
        {series.games.map(({ number, homeGoals, awayGoals }) => (
          <li key={number}>
            <Link to={{ search: `?tab=${number}` }} replace preventScrollReset>
              <small>{t('game', { number })}</small>
              {formatScore(homeGoals, awayGoals)}
            </Link>
          </li>
        ))}
      </Games>
      {series.hasPlayerNumbers ? (
        <Sides>
          <PlayerNumbers team={series.home} rows={series.homeTotals} />
          <PlayerNumbers team={series.away} rows={series.awayTotals} />
        </Sides>
      ) : (
        <EmptyState>{t('numbers-missing')}</EmptyState>
      )}
      <GoalOrders series={series} />
      <Box marginTop="8">
        <Verdict series={series} fallback={<SkeletonRows rows={6} />} />
      </Box>
      <WhenNear fallback={null}>
        <SeriesField series={series} />
      </WhenNear>
    </>
  );
}
