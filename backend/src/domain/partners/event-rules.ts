/**
 * Which change is which event of the feed (R34). The database finds the events of a transaction in its rows when it is committed
 * (`schema/functions/events.sql`), because imports, undos and SQL change rows too; a test runs both over the same changes.
 */
import type { Side } from '../sides.ts';
import type { EventKind, TeamPart } from './league-event.ts';

/** What visitors see of a series. Instants are numbers of milliseconds. */
export interface SeriesFacts {
  scheduledAt: number | null;
  reportedAt: number | null;
  homeGames: number | null;
  awayGames: number | null;
  homeGoals: number | null;
  awayGoals: number | null;
  walkover: Side | 'both' | null;
}

const RESULT = ['homeGames', 'awayGames', 'homeGoals', 'awayGoals', 'walkover'] as const;

/**
 * The events of a series that was changed, made (`was` null) or deleted (`now` null), in their order.
 * @param isPlayedOtherwise its games, numbers or goals say something else than before
 */
export function seriesEventsOf(
  was: SeriesFacts | null,
  now: SeriesFacts | null,
  isPlayedOtherwise: boolean,
): EventKind[] {
  if (!now) return was && (was.reportedAt !== null || was.scheduledAt !== null) ? ['series.removed'] : [];
  const former = { scheduledAt: was?.scheduledAt ?? null, reportedAt: was?.reportedAt ?? null };
  const events: EventKind[] = [];
  if (former.scheduledAt !== now.scheduledAt) {
    events.push(former.scheduledAt === null ? 'series.scheduled' : 'series.moved');
  }
  const isOther = RESULT.some((part) => (was?.[part] ?? null) !== now[part]);
  // the same result that is stored again is news only when it was played otherwise
  if (isOther || (former.reportedAt !== now.reportedAt && isPlayedOtherwise)) {
    if (former.reportedAt === null && now.reportedAt !== null) events.push('series.reported');
    else if (now.reportedAt === null && former.reportedAt !== null) events.push('series.reset');
    else if (now.reportedAt !== null) events.push('series.corrected');
  }
  return events;
}

/** What visitors see of a team besides its players. Pictures are names. */
export interface TeamFacts {
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
}

const TEAM_PARTS: readonly TeamPart[] = ['name', 'logo', 'banner', 'isActive'];

/** The event of a team that was changed, made or deleted, with the parts that are others; null for none. */
export function teamEventOf(
  was: TeamFacts | null,
  now: TeamFacts | null,
): { kind: EventKind; changed?: TeamPart[] } | null {
  if (!now) return was && { kind: 'team.removed' };
  if (!was) return { kind: 'team.created' };
  const changed = TEAM_PARTS.filter((part) => was[part] !== now[part]);
  return changed.length > 0 ? { kind: 'team.changed', changed } : null;
}

/** The event of a team's sign-up for a season: was it signed up before, and is it now? */
export const signupEventOf = (was: boolean, now: boolean): EventKind | null =>
  was === now ? null : now ? 'team.signed-up' : 'team.withdrawn';

/** The event of a player's teams before and after; what happens to old entries and captains moves no one. */
export const transferEventOf = (fromTeamId: number | null, teamId: number | null): EventKind | null =>
  fromTeamId === teamId ? null : 'player.transferred';
