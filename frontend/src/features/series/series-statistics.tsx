import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { PlayerNumbers } from './player-numbers';
import type { SeriesPageQuery } from './series-page.generated';
import { Sides } from './sides';

// its code, texts and rows come when the tab is chosen
const FieldStatistics = lazyPart(() => import('./field/field-statistics').then((module) => module.FieldStatistics));

interface SeriesStatisticsProps {
  series: NonNullable<SeriesPageQuery['series']>;
  /** Null: the whole series, whose players' sums stand in the overview. */
  game: number | null;
  /** What happened on the field is known of some of its games. */
  isRecorded: boolean;
}

/** The numbers of a game, and what its replay adds. */
export function SeriesStatistics({ series, game, isRecorded }: SeriesStatisticsProps) {
  const { t } = useTranslation('series');
  const { home, away, games } = series;
  const one = games.find(({ number }) => number === game);
  return (
    <>
      {one &&
        (one.home.length + one.away.length > 0 ? (
          <Box marginBottom="8">
            <Sides>
              <PlayerNumbers team={home} rows={one.home} />
              <PlayerNumbers team={away} rows={one.away} />
            </Sides>
          </Box>
        ) : (
          <EmptyState>{t('numbers-missing')}</EmptyState>
        ))}
      {isRecorded && one?.isRecorded !== false && (
        <FieldStatistics series={series} game={game} fallback={<SkeletonRows rows={9} />} />
      )}
    </>
  );
}
