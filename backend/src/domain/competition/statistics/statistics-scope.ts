import { LeagueError } from '../../league-error.ts';

/** Whose games filtered statistics count (R33). Ids, and instants. */
export interface StatisticsScope {
  seasonId?: number | null;
  divisionId?: number | null;
  teamId?: number | null;
  opponentId?: number | null;
  playerId?: number | null;
  from?: Date | null;
  to?: Date | null;
}

/** The longest period that is counted over the whole league: a year and some days. */
export const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

/** What the games of a league of any age are few of. */
const NARROW = ['seasonId', 'divisionId', 'teamId', 'opponentId', 'playerId'] as const;

/**
 * Refuses a scope whose games grow with the age of the league (R33): it names no season, division, team or player, and no
 * period of at most 400 days (FILTER_NEEDED).
 */
export function assertBounded(scope: StatisticsScope): void {
  if (NARROW.some((name) => typeof scope[name] === 'number')) return;
  const { from, to } = scope;
  if (from && to && to.getTime() - from.getTime() <= MOST_DAYS * DAY_MS) return;
  throw new LeagueError('FILTER_NEEDED', 'api.statistics.filter-needed', {
    field: 'filter',
    params: { days: MOST_DAYS },
    hint: `one of ${NARROW.join(', ')}, or from and to at most ${MOST_DAYS} days apart`,
  });
}
