/** How a player or a team compares with the others of a division, by numbers per game (R31). */
import { LEADER_NUMBERS, leastGamesOf } from './leaders.ts';
import type { LeaderNumber } from './leaders.ts';
import { averagesOf, round2 } from './stats.ts';
import type { Totals } from './stats.ts';

/** One of those who are compared. `rating` is that of the division, null without one. */
export interface Contestant extends Totals {
  id: number;
  rating: number | null;
}

/** A number of a contestant among the others. `percent` is the share of the others with less, whole, rounded down. */
export interface Percentile {
  number: LeaderNumber;
  /** Per game with two decimals. */
  value: number;
  /** 1 is the highest; equal numbers share it. */
  place: number;
  /** How many of the others have less. */
  better: number;
  others: number;
  percent: number;
}

/** The games that a player of a division needs to be compared, the same as for the lists of the best (R7). */
export const leastGamesIn = (players: readonly Totals[]): number =>
  leastGamesOf(players.reduce((most, { games }) => Math.max(most, games), 0));

/**
 * Every number of a contestant among those with at least `leastGames` games. Numbers are compared as they are shown,
 * with two decimals. Empty for one with fewer games, and without anyone to compare with.
 */
export function percentilesOf(id: number, all: readonly Contestant[], leastGames: number): Percentile[] {
  const compared = all.filter(({ games }) => games > 0 && games >= leastGames);
  const own = compared.find((one) => one.id === id);
  const others = compared.length - 1;
  if (!own || others < 1) return [];
  return LEADER_NUMBERS.map((number) => {
    const value = valueOf(own, number);
    const values = compared.map((one) => valueOf(one, number));
    const better = values.filter((other) => other < value).length;
    const place = 1 + values.filter((other) => other > value).length;
    return { number, value, place, better, others, percent: Math.floor((100 * better) / others) };
  });
}

function valueOf(one: Contestant, number: LeaderNumber): number {
  return number === 'rating' ? round2(one.rating ?? 0) : averagesOf(one)[`${number}PerGame`];
}
