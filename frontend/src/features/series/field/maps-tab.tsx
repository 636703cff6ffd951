import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import type { SeriesPageQuery } from '../series-page.generated';
import { HeatMaps } from './heat-maps';
import { Shots } from './shots';
import { useField } from './use-field';

interface MapsTabProps {
  series: NonNullable<SeriesPageQuery['series']>;
  /** Null: the whole series. */
  game: number | null;
}

/** Where the shots were taken from, and where teams, players and ball were. */
export function MapsTab({ series, game }: MapsTabProps) {
  const { t } = useTranslation('series-field');
  const { field, hasFailed, retry } = useField(series.id, game);
  if (hasFailed) return <ErrorState onRetry={retry}>{t('failed')}</ErrorState>;
  if (!field) return <SkeletonRows rows={9} />;
  const { play, games } = field;
  if (!play) return <EmptyState>{t('unread')}</EmptyState>;
  const { home, away } = series;
  return (
    <>
      <Shots home={home} away={away} games={games} boxScores={series.games} />
      {play.isStandardField ? (
        <HeatMaps home={home} away={away} play={play} />
      ) : (
        <Text color="fg.muted">{t('other-field')}</Text>
      )}
    </>
  );
}
