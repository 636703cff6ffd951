/** Teams of a division that are level and have nothing left to play: the odds need to know who of them is first (R29). */
import { walkoverAgainst } from '../disqualification.ts';
import type { SeriesFormat } from '../../series/series-format.ts';
import { walkoverResult } from '../../series/series-result.ts';
import { countingResults, placesWithin } from './standings.ts';
import type { StandingsResult, StandingsTeam } from './standings.ts';

/** A series without a result, by its teams. */
export type UnplayedSeries = Pick<StandingsResult, 'homeTeamId' | 'awayTeamId'>;

/**
 * The place of each team with nothing left to play among those that are level with it in points, game difference and games won
 * and have nothing left either, by the other steps of the table (R4): 1 is the first, teams that share a place have the same. A
 * series against a disqualified team counts as the walkover that it becomes (R5), and one that counts for no one is not left.
 */
export function levelPlaces(
  teams: readonly StandingsTeam[],
  results: readonly StandingsResult[],
  unplayed: readonly UnplayedSeries[],
  format: SeriesFormat,
): Map<number, number> {
  const out = new Set(teams.filter(({ isDisqualified }) => isDisqualified).map(({ id }) => id));
  const left = countingResults(teams, unplayed);
  const isGiven = ({ homeTeamId, awayTeamId }: UnplayedSeries) => out.has(homeTeamId) || out.has(awayTeamId);
  const walkovers = left.filter(isGiven).map(({ homeTeamId, awayTeamId }): StandingsResult => {
    const walkover = walkoverAgainst({ homeTeamId, awayTeamId }, out);
    return { homeTeamId, awayTeamId, ...walkoverResult(format, walkover), walkover };
  });
  const playing = new Set(left.flatMap((one) => (isGiven(one) ? [] : [one.homeTeamId, one.awayTeamId])));
  return placesWithin(teams, [...results, ...walkovers], format, (team) =>
    playing.has(team.teamId) ? null : `${team.isDisqualified} ${team.points} ${team.diff} ${team.gamesWon}`,
  );
}
