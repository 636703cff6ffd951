import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';

const Mark = styled(Star, {
  base: { display: 'inline-block', flexShrink: '0', color: 'fg.action', fill: 'currentColor' },
});

/** That a series is one of the reader's own or starred teams. */
export function StarMark() {
  const { t } = useTranslation('league');
  return <Mark size={16} role="img" aria-label={t('star.mark')} />;
}

/** Does one of these teams play in it? */
export const hasTeamOf = (
  teamIds: readonly number[],
  series: { home: { id: number }; away: { id: number } },
): boolean => teamIds.includes(series.home.id) || teamIds.includes(series.away.id);
