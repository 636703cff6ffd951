import { comparedFieldNumbers, inHundredths } from './field-sums.ts';
import type { ShownFieldNumber } from './field-sums.ts';
import type { FieldNumbers } from './field-numbers.ts';

/** Read games in a division that a player or a team needs to be compared. */
export const FIELD_LEAST_GAMES = 3;

/** The sums of a player or a team over the read games of a division. */
export interface FieldContestant {
  id: number;
  games: number;
  sums: FieldNumbers;
}

/**
 * A number of a player or a team among the others of the division. No number of the field is better or worse by itself, so
 * the share is of those who have less.
 */
export interface FieldPercentile {
  number: ShownFieldNumber;
  /** A part of the time in percent, another sum per game, or an average; two decimals. */
  value: number;
  /** How many of the others have less. */
  less: number;
  others: number;
  /** `less` of `others` in whole percent, rounded down. */
  percent: number;
  /** The middle one of all who are compared, this one too; of two middle ones their mean. */
  median: number;
  /** The largest of them. */
  most: number;
}

/**
 * Every number of one among those with at least `FIELD_LEAST_GAMES` read games (R39). Values are compared as they are shown.
 * Empty for one with fewer games, and without anyone to compare with; a number that is not known has no place.
 */
export function fieldPercentiles(id: number, all: readonly FieldContestant[]): FieldPercentile[] {
  const compared = all
    .filter(({ games }) => games >= FIELD_LEAST_GAMES)
    .map((one) => ({ id: one.id, shown: comparedFieldNumbers(one.sums, one.games) }));
  const own = compared.find((one) => one.id === id);
  if (!own) return [];
  return (Object.keys(own.shown) as ShownFieldNumber[]).flatMap((number) => {
    const value = own.shown[number];
    const values = compared.flatMap(({ shown }) => shown[number] ?? []).sort((a, b) => a - b);
    const others = values.length - 1;
    if (value === null || others < 1) return [];
    const less = values.filter((other) => other < value).length;
    const percent = Math.floor((100 * less) / others);
    return [{ number, value, less, others, percent, median: medianOf(values), most: values.at(-1) ?? value }];
  });
}

/** Of numbers in their order. */
function medianOf(values: readonly number[]): number {
  const [low, high] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
  return inHundredths(((low ?? 0) + (high ?? 0)) / 2);
}
