import { milestonesOf, PLAYER_MARKS } from '../../../domain/competition/records/milestones.ts';
import type { Milestone, PlayerCount } from '../../../domain/competition/records/milestones.ts';
import { leastGamesIn, percentilesOf } from '../../../domain/competition/statistics/percentiles.ts';
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { Percentile } from '../../../domain/competition/statistics/percentiles.ts';
import * as Stats from '../../../domain/competition/statistics/stats.ts';
import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { bestOf, placesOf } from './career.ts';
import type { Honour, Places, Sums } from './career.ts';
import type { PlayerFacts, StoredGame, TeamMate } from './player-career.repository.ts';

/** A division that a player has played in. `percentiles` is empty with fewer than `leastGames` games. */
export interface PlayerDivision {
  season: SeasonRef;
  division: DivisionRef;
  games: number;
  rating: number | null;
  leastGames: number;
  percentiles: Percentile<LeaderNumber>[];
}

/** A game with its rating: the game's numbers compared with the mean of the division (R7). */
export interface RatedGame extends StoredGame {
  rating: number | null;
}

/** A player's career (R31). Divisions, games and milestones: the earliest first; honours: the latest first. */
export interface PlayerCareer {
  playerId: number;
  divisions: PlayerDivision[];
  games: RatedGame[];
  mates: TeamMate[];
  milestones: Milestone<PlayerCount>[];
  honours: Honour[];
}

/** Makes a career from what is stored, and from the places of the teams. */
export function playerCareerFrom(facts: PlayerFacts, places: Places): PlayerCareer {
  const divisions = facts.divisions.map((played) => {
    const { season, division, sums } = played;
    return { played, shown: { season, division, ...playerComparison(sums, facts.playerId) } };
  });
  const totalsIn = new Map(facts.divisions.map(({ division, sums }) => [division.id, Stats.sumOf(sums)]));
  return {
    playerId: facts.playerId,
    divisions: divisions.map(({ shown }) => shown),
    games: facts.games.map((game) => ({ ...game, rating: ratingOf(game, totalsIn.get(game.divisionId)) })).reverse(),
    mates: facts.mates,
    milestones: milestonesOf(
      facts.series.map(({ seriesId, playedAt, ...counts }) => ({
        seriesId,
        playedAt,
        counts: { series: 1, ...counts },
      })),
      PLAYER_MARKS,
    ),
    honours: divisions
      .toReversed()
      .flatMap(({ played, shown }) => [
        ...placesOf(played, played.teams, places),
        ...bestOf(played, played.teams[0], shown.percentiles),
      ]),
  };
}

/** A player among all players of a division, by all its sums. The rows of one who played for two teams there are added. */
export function playerComparison(sums: readonly Sums[], playerId: number): Omit<PlayerDivision, 'season' | 'division'> {
  const players = [...groupBy(sums, (row) => row.playerId)].map(([id, rows]) => ({ id, ...Stats.sumOf(rows) }));
  const ratings = Stats.ratingsOf(players);
  const rated = players.map((player, at) => ({ ...player, rating: ratings[at] ?? null }));
  const own = rated.find(({ id }) => id === playerId);
  const leastGames = leastGamesIn(players);
  return {
    games: own?.games ?? 0,
    rating: own?.rating ?? null,
    leastGames,
    percentiles: percentilesOf(playerId, rated, leastGames),
  };
}

/** The rating needs only the division's sums, so one row can stand for all other rows. */
function ratingOf(game: Omit<Totals, 'games'>, division: Totals | undefined): number | null {
  if (!division) return null;
  const own: Totals = { ...game, games: 1 };
  return Stats.ratingsOf([own, Stats.totalsWithout(division, own)])[0] ?? null;
}
