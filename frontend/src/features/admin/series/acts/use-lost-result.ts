import { useTranslation } from 'react-i18next';
import { formatScore } from '../../../../lib/i18n/format';
import type { AdminSeriesRowFragment } from '../series-page.generated';

/** What a walkover or a reset deletes, in sentences. */
export function useLostResult({ walkover, homeGames, awayGames }: AdminSeriesRowFragment['series']): string[] {
  const { t } = useTranslation('admin-series');
  if (walkover) return [t('lost.walkover')];
  if (homeGames === null || awayGames === null) return [t('lost.nothing')];
  return [t('lost.result', { score: formatScore(homeGames, awayGames) })];
}
