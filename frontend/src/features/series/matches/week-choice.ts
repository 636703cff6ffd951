import { idOf } from '../../../lib/paths';
import type { MatchesPageQueryVariables } from './matches-page.generated';

/** The choices of the page as the address has them: `?week=2026-W48` or `?from=2026-11-23`, `?division=4&team=7&stream=1`. */
export const STREAM_ON = '1';
/** `?mine=1`: the series of the reader's own and starred teams, which only the browser knows. */
export const MINE_ON = '1';

const isDay = (text: string): boolean => {
  const day = /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const isWeek = (text: string): boolean => /^(?:19|20|21)\d\d-W(?:0[1-9]|[1-4]\d|5[0-3])$/.test(text);

/** What to ask for. Choices that cannot be read are left out, so that an old or shortened link still shows series. */
export function variablesOf(search: URLSearchParams): MatchesPageQueryVariables {
  const [week, day] = [search.get('week') ?? '', search.get('from') ?? ''];
  const [divisionId, teamId] = [search.get('division'), search.get('team')].map((id) => idOf(id ?? undefined));
  return {
    ...(isWeek(week) ? { week } : isDay(day) ? { day } : {}),
    ...(divisionId ? { divisionId } : {}),
    ...(teamId ? { teamId } : {}),
    ...(search.get('stream') === STREAM_ON ? { isStreamed: true } : {}),
  };
}

/** How many choices hide series; one that cannot be read hides none. */
export function choicesOf(search: URLSearchParams): number {
  const { divisionId, teamId, isStreamed } = variablesOf(search);
  return [divisionId, teamId, isStreamed, search.get('mine') === MINE_ON].filter(Boolean).length;
}

/** The number of a week: 48 of `2026-W48`. */
export const weekNumber = (week: string): number => Number(week.slice(-2));

/** The same choices in another week. */
export function inWeek(search: URLSearchParams, week: string | null): string {
  const next = new URLSearchParams(search);
  next.delete('from');
  if (week === null) next.delete('week');
  else next.set('week', week);
  return next.size > 0 ? `?${next}` : '';
}
