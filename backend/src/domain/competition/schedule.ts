/** Which teams meet, where and in which week (R6): the circle method in Berger's order. */
import { LeagueError } from '../league-error.ts';
import { createRandom } from '../random.ts';
import type { Sides } from '../sides.ts';

export const MIN_TEAMS = 2;
export const MAX_TEAMS = 24;

/** How many times every pair meets: once, or at home and away. */
export const CYCLES = [1, 2] as const;
export type Cycles = (typeof CYCLES)[number];

/** The most series that a team plays in a week. */
export const MATCHES_PER_WEEK = [1, 2] as const;
export type MatchesPerWeek = (typeof MATCHES_PER_WEEK)[number];

/** The possible schedules for a number of teams, with the names of the documented list. */
export interface PlayingOrder {
  noOfTeams: number;
  noOfGamesVsOther: Cycles;
}

export interface SchedulePlan {
  teamIds: readonly number[];
  cycles: Cycles;
  matchesPerWeek: MatchesPerWeek;
  /** Decides each team's place in the order of play. The same seed gives the same schedule. */
  seed: number;
}

/** A planned series; `week` counts from 1. */
export interface Fixture {
  homeTeamId: number;
  awayTeamId: number;
  week: number;
}

/** All possible numbers of teams and meetings, each for one and for two series a week. */
export function playingOrder(): PlayingOrder[] {
  const sizes = Array.from({ length: MAX_TEAMS - MIN_TEAMS + 1 }, (_, index) => MIN_TEAMS + index);
  return sizes.flatMap((noOfTeams) => CYCLES.map((noOfGamesVsOther) => ({ noOfTeams, noOfGamesVsOther })));
}

/**
 * The series of a division in the order of play. Every pair meets once in a cycle. A team's home and away series differ
 * by at most one in a cycle. The second cycle is the first with home and away swapped. The order of `teamIds` does not
 * matter. Refuses a number of teams or of series a week that has no schedule (NO_SCHEDULE_FOR_TEAM_COUNT).
 */
export function generateSchedule({ teamIds, cycles, matchesPerWeek, seed }: SchedulePlan): Fixture[] {
  assertHasSchedule(teamIds, cycles, matchesPerWeek);
  const drawn = createRandom(seed).shuffle([...teamIds].sort((a, b) => a - b));
  const first = roundsOf(drawn.length);
  const rounds = cycles === 1 ? first : [...first, ...first.map((round) => round.map(swap))];
  return rounds.flatMap((round, index) =>
    round.map(({ home, away }) => ({
      homeTeamId: drawn[home] as number,
      awayTeamId: drawn[away] as number,
      // rounds are numbered through both cycles, so that a double round of 12 teams, two series a week, is eleven full
      // weeks
      week: Math.floor(index / matchesPerWeek) + 1,
    })),
  );
}

/**
 * One cycle of places 0..n-1. With an even number, the last place stands still and the others move around it. With an
 * odd number that place is empty, and its opponent has a bye. Sides alternate along the circle, so that no team is at
 * home, or away, more than twice in a row.
 */
function roundsOf(teams: number): Sides<number>[][] {
  const circle = teams % 2 === 0 ? teams - 1 : teams;
  const still = teams - 1;
  return Array.from({ length: circle }, (_, round) => {
    const pairs = Array.from({ length: (circle - 1) / 2 }, (_, index) => {
      const step = index + 1;
      const pair = { home: (round + step) % circle, away: (round - step + circle) % circle };
      return step % 2 === 1 ? pair : swap(pair);
    });
    if (circle === teams) return pairs;
    const opening = { home: round, away: still };
    return [round % 2 === 0 ? opening : swap(opening), ...pairs];
  });
}

const swap = ({ home, away }: Sides<number>): Sides<number> => ({ home: away, away: home });

function assertHasSchedule(teamIds: readonly number[], cycles: number, matchesPerWeek: number): void {
  const n = new Set(teamIds).size;
  const isKnown =
    n === teamIds.length &&
    n >= MIN_TEAMS &&
    n <= MAX_TEAMS &&
    CYCLES.some((known) => known === cycles) &&
    MATCHES_PER_WEEK.some((known) => known === matchesPerWeek);
  if (isKnown) return;
  throw new LeagueError('NO_SCHEDULE_FOR_TEAM_COUNT', 'division.schedule.none-for-team-count', {
    params: { n: teamIds.length, k: matchesPerWeek },
  });
}
