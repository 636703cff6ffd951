/** In what two teams of a division differ most (R28). */
import type { Sides } from '../../sides.ts';
import { round2 } from './stats.ts';

/** The measures of a comparison, in the order in which they stand when two differ equally. */
export const MEASURES = ['goals', 'goalsAgainst', 'shots', 'saves', 'shootingPercent', 'rating'] as const;
export type Measure = (typeof MEASURES)[number];

/** A team's numbers per game. Null: not known, such as shots of games whose players' numbers are missing (R22). */
export type TeamMeasures = Record<Measure, number | null>;

/** Two numbers, with two decimals, and how far they are apart compared with their mean. */
export interface Comparison {
  measure: Measure;
  home: number;
  away: number;
  difference: number;
}

/** Numbers that are closer than this share of their mean do not tell the teams apart. */
export const SMALLEST_DIFFERENCE = 0.05;

/** So many comparisons are shown. */
export const MOST_COMPARISONS = 3;

/** The measures in which the teams differ most, the greatest relative difference first. Fewer when the teams are alike. */
export function greatestDifferences({ home, away }: Sides<TeamMeasures>): Comparison[] {
  return MEASURES.flatMap((measure): Comparison[] => {
    const [own, other] = [home[measure], away[measure]];
    if (own === null || other === null) return [];
    const difference = relativeDifference(own, other);
    return difference < SMALLEST_DIFFERENCE ? [] : [{ measure, home: round2(own), away: round2(other), difference }];
  })
    .sort((a, b) => b.difference - a.difference)
    .slice(0, MOST_COMPARISONS);
}

/** The distance of two numbers that are not negative, divided by their mean: 0 for equal ones, at most 2. */
export const relativeDifference = (a: number, b: number): number =>
  a === b ? 0 : Math.abs(a - b) / ((Math.abs(a) + Math.abs(b)) / 2);
