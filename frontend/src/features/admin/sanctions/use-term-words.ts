import { useTranslation } from 'react-i18next';
import type { AdminSanctionPartsFragment } from './sanctions-page.generated';

type Term = Pick<AdminSanctionPartsFragment, 'kind' | 'startsOn' | 'endsOn' | 'seriesCount' | 'seriesServed'>;

/** From when to when a sanction goes, in words. */
export function useTermWords(): (term: Term) => string {
  const { t } = useTranslation('admin-sanctions');
  return ({ kind, startsOn, endsOn, seriesCount, seriesServed }) => {
    if (seriesCount !== null) return t('term.series', { from: startsOn, count: seriesCount, served: seriesServed });
    if (endsOn !== null) return t('term.days', { from: startsOn, to: endsOn });
    return t(kind === 'BAN' ? 'term.for-good' : 'term.from', { from: startsOn });
  };
}
