import { useTranslation } from 'react-i18next';
import { NUMBER_GROUPS, type NumberGroup } from '../../../league/field/number-groups';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { SeriesPageQuery } from '../series-page.generated';
import { Comparison } from './comparison';
import { MetricBars } from './metric-bars';
import { NumberTable } from './number-table';
import { useField } from './use-field';

interface FieldStatisticsProps {
  series: NonNullable<SeriesPageQuery['series']>;
  /** Null: the sums of the whole series. */
  game: number | null;
}

const GROUPS = Object.keys(NUMBER_GROUPS) as NumberGroup[];

/** The two teams face to face, and their players: on a phone one number at a time as bars, else all of them in tables. */
export function FieldStatistics({ series, game }: FieldStatisticsProps) {
  const { t } = useTranslation('series-field');
  const { field, hasFailed, retry } = useField(series.id, game);
  const isWide = useMediaQuery('(min-width: 768px)');
  if (hasFailed) return <ErrorState onRetry={retry}>{t('failed')}</ErrorState>;
  if (!field) return <SkeletonRows rows={9} />;
  const { play, games, all } = field;
  if (!play) return <EmptyState>{t('unread')}</EmptyState>;
  const { home, away } = series;
  const sides = {
    home: { name: home.name, logo: home.logo, play: play.home },
    away: { name: away.name, logo: away.logo, play: play.away },
    isStandardField: play.isStandardField,
  };
  return (
    <>
      {game === null && games.length < all && (
        <Text color="fg.muted" marginBottom="4">
          {t('counted', { count: games.length, all })}
        </Text>
      )}
      <Comparison home={home} away={away} play={play} isStandardField={play.isStandardField} />
      {isWide ? GROUPS.map((group) => <NumberTable key={group} group={group} {...sides} />) : <MetricBars {...sides} />}
      {!play.isStandardField && <Text color="fg.muted">{t('other-field')}</Text>}
    </>
  );
}
