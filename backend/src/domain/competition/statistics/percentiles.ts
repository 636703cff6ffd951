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

/** A team, with the games and the goals against that its games have, also those without the players' numbers (R22). */
export interface TeamContestant extends Contestant {
  conceded: { games: number; goals: number };
}

/** Goals against are a team's only, and fewer are better. */
export type PercentileNumber = LeaderNumber | 'goalsAgainst';

/**
 * A number of a contestant among the others. `percent` is the share of the others who are worse, whole, rounded down: who
 * have less, or more goals against.
 */
export interface Percentile<Number extends PercentileNumber = PercentileNumber> {
  number: Number;
  /** Per game with two decimals. */
  value: number;
  /** 1 is the best; equal numbers share it. */
  place: number;
  /** How many of the others are worse. */
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
export function percentilesOf(id: number, all: readonly Contestant[], leastGames: number): Percentile<LeaderNumber>[] {
  const compared = all.filter(({ games }) => games > 0 && games >= leastGames);
  const own = compared.find((one) => one.id === id);
  if (!own || compared.length === 1) return [];
  return LEADER_NUMBERS.map((number) =>
    among(
      number,
      valueOf(own, number),
      compared.map((one) => valueOf(one, number)),
    ),
  );
}

/** The same of a team among all teams with games, and its goals against, which stand after the goals. */
export function percentilesOfTeam(id: number, all: readonly TeamContestant[]): Percentile[] {
  const own = all.find((one) => one.id === id);
  const [goals, ...others] = percentilesOf(id, all, 0);
  if (!own || !goals) return [];
  const compared = all.filter(({ games }) => games > 0);
  return [goals, among('goalsAgainst', concededOf(own), compared.map(concededOf), true), ...others];
}

/** Where a value is among all, which it is one of. */
function among<Number extends PercentileNumber>(
  number: Number,
  value: number,
  all: readonly number[],
  isLessBetter = false,
): Percentile<Number> {
  const less = all.filter((other) => other < value).length;
  const more = all.filter((other) => other > value).length;
  const others = all.length - 1;
  const better = isLessBetter ? more : less;
  const place = 1 + (isLessBetter ? less : more);
  return { number, value, place, better, others, percent: Math.floor((100 * better) / others) };
}

const concededOf = ({ conceded: { games, goals } }: TeamContestant): number => round2(games > 0 ? goals / games : 0);

function valueOf(one: Contestant, number: LeaderNumber): number {
  return number === 'rating' ? round2(one.rating ?? 0) : averagesOf(one)[`${number}PerGame`];
}
