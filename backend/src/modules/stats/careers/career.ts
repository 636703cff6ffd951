/** What the careers of players and teams have in common (R31). */
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { Percentile } from '../../../domain/competition/statistics/percentiles.ts';
import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** The places of teams, by division and team; null before the division's first result. */
export type Places = ReadonlyMap<number, ReadonlyMap<number, number | null>>;

/** The sums of a player for a team. */
export interface Sums extends Totals {
  playerId: number;
  teamId: number;
}

/**
 * An honour of a finished season: a team's place 1 to 3 (`number` is null), or the division's highest number of those with
 * enough games.
 */
export interface Honour {
  place: number;
  number: LeaderNumber | null;
  season: SeasonRef;
  division: DivisionRef;
  team: TeamRef;
}

/** A division in which a career was played, as far as honours need it. */
interface HonouredDivision {
  season: SeasonRef;
  division: DivisionRef;
  isOver: boolean;
}

/** The last place that is an honour. */
const LAST_HONOUR = 3;

/** The places of teams in a division, when they are honours. */
export const placesOf = (
  { season, division, isOver }: HonouredDivision,
  teams: readonly TeamRef[],
  places: Places,
): Honour[] =>
  teams.flatMap((team) => {
    const place = places.get(division.id)?.get(team.id) ?? null;
    return isOver && place !== null && place <= LAST_HONOUR ? [{ place, number: null, season, division, team }] : [];
  });

/** The numbers of a division in which a player was the best. */
export const bestOf = (
  { season, division, isOver }: HonouredDivision,
  team: TeamRef | undefined,
  percentiles: readonly Percentile<LeaderNumber>[],
): Honour[] =>
  isOver && team
    ? percentiles.flatMap(({ number, place, value }) =>
        place === 1 && value > 0 ? [{ place, number, season, division, team }] : [],
      )
    : [];
