/**
 * A team's place in the next season (R18). The team keeps it while at least two players from the season's last series
 * are still in it. It loses the place forever when the last player leaves, or when it declines.
 */
import { LeagueError } from '../league-error.ts';

/** This many of the players must remain. */
export const PLAYERS_TO_KEEP = 2;

export type PlaceState = 'held' | 'lost' | 'declined';

/** A player's time in the team; `to` is null while they are in the team. */
export interface Stint {
  playerId: number;
  from: Date;
  to: Date | null;
}

/** The facts that decide about a team's place. */
export interface PlaceFacts {
  /** The time of the season's last series; null while the season is not over. */
  lastSeriesAt: Date | null;
  hasDeclined: boolean;
  /** Of all players who have been in the team since then. Other stints may be in the list. */
  stints: readonly Stint[];
}

export interface NextSeasonPlace {
  state: PlaceState;
  /** How many of the counted players are in the team now. */
  remaining: number;
  /** The season is over. Before that, the counted players are the present ones. */
  isSettled: boolean;
}

/** The team's place, from these facts. */
export function placeOf({ lastSeriesAt, hasDeclined, stints }: PlaceFacts): NextSeasonPlace {
  const now = new Set(stints.filter(({ to }) => to === null).map(({ playerId }) => playerId));
  const isSettled = lastSeriesAt !== null;
  const remaining = isSettled ? playersAt(stints, lastSeriesAt).filter((id) => now.has(id)).length : now.size;
  const isLost = remaining < PLAYERS_TO_KEEP || (isSettled && wasEmptySince(stints, lastSeriesAt));
  return { state: hasDeclined ? 'declined' : isLost ? 'lost' : 'held', remaining, isSettled };
}

/** Refuses to decline a place that the team does not have (NO_PLACE). */
export function assertMayDecline(place: NextSeasonPlace | null): void {
  if (place?.state !== 'held') throw new LeagueError('NO_PLACE', 'api.place.none');
}

function playersAt(stints: readonly Stint[], at: Date): number[] {
  const inTeam = stints.filter(({ from, to }) => from <= at && (to === null || to > at));
  return [...new Set(inTeam.map(({ playerId }) => playerId))];
}

/** Was the team empty at any time since then? It can only become empty when a player leaves. */
function wasEmptySince(stints: readonly Stint[], since: Date): boolean {
  const ends = stints.flatMap(({ to }) => (to !== null && to > since ? [to] : []));
  return [since, ...ends].some((at) => playersAt(stints, at).length === 0);
}
