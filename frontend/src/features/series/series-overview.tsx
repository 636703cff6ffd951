import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, styled } from '../../styled-system/jsx';
import { formatScore } from '../../lib/i18n/format';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { PlayerNumbers } from './player-numbers';
import type { SeriesPageQuery } from './series-page.generated';
import { Sides } from './sides';

// below the numbers; its code, texts and rows come after the page is shown
const Verdict = lazyPart(() => import('./preview/verdict').then((module) => module.Verdict));

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

/** The result of each game, every player's numbers in the whole series, and what it changed. */
export function SeriesOverview({ series }: { series: NonNullable<SeriesPageQuery['series']> }) {
  const { t } = useTranslation('series');
  return (
    <>
      <Games aria-label={t('games')} className="numbers">
        {series.games.map(({ number, homeGoals, awayGoals }) => (
          <li key={number}>
            <Link to={{ search: `?tab=statistics&game=${number}` }} preventScrollReset>
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
      <Box marginTop="8">
        <Verdict series={series} fallback={<SkeletonRows rows={6} />} />
      </Box>
    </>
  );
}
