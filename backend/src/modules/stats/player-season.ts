import * as Stats from '../../domain/competition/statistics/stats.ts';
import type { Totals } from '../../domain/competition/statistics/stats.ts';
import type { DivisionRef } from '../refs/division-ref.ts';
import type { SeasonRef } from '../refs/season-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import { ratedWithin } from './rated-stats.ts';
import type { PlayerStats, PlayerTotals } from './rated-stats.ts';

/** A player's sums for one team in one division, and the sums of that whole division. */
interface PlayerSeasonTotals extends PlayerTotals {
  divisionId: number;
  division: Totals;
}

/** A season, with the player's team at its end (or now, while it runs) and all that the player played in it. */
export interface StoredPlayerSeason {
  season: SeasonRef;
  division: DivisionRef | null;
  team: TeamRef | null;
  /** The team's present name. */
  currentTeamName: string | null;
  totals: PlayerSeasonTotals[];
}

/** A line of a player's timeline. `placement` is the team's place in its table. */
export interface PlayerSeason extends Omit<StoredPlayerSeason, 'totals'> {
  placement: number | null;
  stats: PlayerStats | null;
}

/** Makes a line of the timeline from stored data, and from the teams' places in the division's table. */
export const playerSeasonOf = (
  { totals, ...season }: StoredPlayerSeason,
  places: ReadonlyMap<number, number | null> | undefined,
): PlayerSeason => ({
  ...season,
  placement: (season.team && places?.get(season.team.id)) ?? null,
  stats: seasonStatsOf(season, totals),
});

/**
 * A player's statistics in a season, for one division: that of their team at the season's end, or, if they did not play
 * there, the division where they played most. Null without games.
 */
function seasonStatsOf(
  { division, team }: Pick<StoredPlayerSeason, 'division' | 'team'>,
  totals: readonly PlayerSeasonTotals[],
): PlayerStats | null {
  const most = totals.toSorted((a, b) => b.games - a.games || a.divisionId - b.divisionId)[0];
  const chosen = totals.find(({ divisionId }) => divisionId === division?.id) ?? most;
  if (!chosen) return null;
  const rows = totals.filter(({ divisionId }) => divisionId === chosen.divisionId);
  const shown = rows.find((row) => row.team.id === team?.id) ?? chosen;
  const [stats] = ratedWithin([{ player: shown.player, team: shown.team, ...Stats.sumOf(rows) }], chosen.division);
  return stats ?? null;
}
