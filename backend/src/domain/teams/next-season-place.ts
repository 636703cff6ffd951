/**
 * The place that a team has in the next season (R18): it keeps it while at least two of those who were in it at the
 * season's last series are still there. It loses it for good when the last player leaves, or when it declines.
 */
import { LeagueError } from '../league-error.ts';

/** So many of the players must remain. */
export const PLAYERS_TO_KEEP = 2;

export type PlaceState = 'held' | 'lost' | 'declined';

/** A player's time in the team; `to` is null while they are in it. */
export interface Stint {
  playerId: number;
  from: Date;
  to: Date | null;
}

/** All that decides about a team's place. */
export interface PlaceFacts {
  /** When the season's last series was played; null while the season goes on. */
  lastSeriesAt: Date | null;
  hasDeclined: boolean;
  /** Of all who have been in the team since then; others may be among them. */
  stints: readonly Stint[];
}

export interface NextSeasonPlace {
  state: PlaceState;
  /** How many of those who count are in the team now. */
  remaining: number;
  /** The season is over. Before that, those who count are those who are in the team now. */
  isSettled: boolean;
}

/** What the facts come to. */
export function placeOf({ lastSeriesAt, hasDeclined, stints }: PlaceFacts): NextSeasonPlace {
  const now = new Set(stints.filter(({ to }) => to === null).map(({ playerId }) => playerId));
  const isSettled = lastSeriesAt !== null;
  const remaining = isSettled ? playersAt(stints, lastSeriesAt).filter((id) => now.has(id)).length : now.size;
  const isLost = remaining < PLAYERS_TO_KEEP || (isSettled && wasEmptySince(stints, lastSeriesAt));
  return { state: hasDeclined ? 'declined' : isLost ? 'lost' : 'held', remaining, isSettled };
}

/** Refuses with NO_PLACE to decline what the team does not have. */
export function assertMayDecline(place: NextSeasonPlace | null): void {
  if (place?.state !== 'held') throw new LeagueError('NO_PLACE', 'api.place.none');
}

function playersAt(stints: readonly Stint[], at: Date): number[] {
  const inTeam = stints.filter(({ from, to }) => from <= at && (to === null || to > at));
  return [...new Set(inTeam.map(({ playerId }) => playerId))];
}

/** Was there an instant since then at which no one was in the team? It can only begin when someone leaves. */
function wasEmptySince(stints: readonly Stint[], since: Date): boolean {
  const ends = stints.flatMap(({ to }) => (to !== null && to > since ? [to] : []));
  return [since, ...ends].some((at) => playersAt(stints, at).length === 0);
}
