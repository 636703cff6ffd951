import { idOf } from '../../../lib/paths';
import type { LeadersPageQueryVariables } from './leaders-page.generated';

/** The season of the address that means all of them. */
export const ALL_TIME = 'all';

/** The value of `?numbers=` for sums, as on a division's page. */
export const TOTAL = 'total';

/** The most games that can be asked for; more is a typing mistake. */
const MOST = 9999;

/** The minimum in the address; null when there is none that can be read. */
export function leastOf(search: URLSearchParams): number | null {
  const text = search.get('least') ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

/**
 * What to ask for: `?season=8&division=4&least=10&numbers=total`. Choices that cannot be read are left out, so that an old
 * link still shows lists.
 */
export function variablesOf(search: URLSearchParams): LeadersPageQueryVariables {
  const season = search.get('season') ?? undefined;
  const [seasonId, divisionId] = [idOf(season), idOf(search.get('division') ?? undefined)];
  const least = leastOf(search);
  return {
    ...(divisionId ? { divisionId } : seasonId ? { seasonId } : season === ALL_TIME ? { isAllTime: true } : {}),
    ...(least === null ? {} : { leastGames: least }),
    ...(search.get('numbers') === TOTAL ? { isPerGame: false } : {}),
  };
}
