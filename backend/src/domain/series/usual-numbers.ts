/**
 * Numbers of a report that are possible but unusual. They have no maximum (R2): the person is asked once whether they are
 * right, because most of them are typing mistakes.
 */
import { LeagueError } from '../league-error.ts';
import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';

/** One player's five numbers. */
type Numbers = Record<keyof typeof USUAL, number>;

/** The highest usual number of each in one game. A higher one is asked about. */
export const USUAL = { score: 9999, goals: 99, assists: 99, saves: 199, shots: 199 } as const;

/**
 * The largest that can be stored, and no rule of the league: the columns of a game hold 32,767, and the goals of both teams in
 * five games together one such column. Scores are summed over years.
 */
export const LARGEST = { score: 999_999, goals: 3276, assists: 3276, saves: 32_767, shots: 32_767 } as const;

/** A number above the usual, in the field of the form where it stands. */
export interface UnusualNumber {
  /** The number of the game, from 1. */
  game: number;
  field: string;
  value: number;
  usual: number;
}

/** A game of a report, as far as its numbers are concerned. */
interface CountedGame {
  goals: Readonly<Record<Side, number>>;
  rows: Readonly<Record<Side, readonly Numbers[]>>;
}

/** The numbers of a report that are above the usual, in the order of the form. */
export const unusualIn = (games: readonly CountedGame[]): UnusualNumber[] =>
  games.flatMap(({ goals, rows }, index) => {
    const above = (field: string, key: keyof Numbers, value: number): UnusualNumber[] =>
      value > USUAL[key] ? [{ game: index + 1, field, value, usual: USUAL[key] }] : [];
    return SIDES.flatMap((side) => [
      ...above(`games.${index}.${side}`, 'goals', goals[side]),
      ...rows[side].flatMap((row, place) =>
        (Object.keys(USUAL) as (keyof Numbers)[]).flatMap((key) =>
          above(`games.${index}.${side}.${place}.${key}`, key, row[key]),
        ),
      ),
    ]);
  });

/** Refuses numbers above the usual until the caller says that they are right (UNUSUAL_NUMBERS). Names the first one. */
export function assertUnusualKnown(games: readonly CountedGame[], isKnown: boolean): void {
  const [first] = isKnown ? [] : unusualIn(games);
  if (!first) return;
  const { field, ...params } = first;
  throw new LeagueError('UNUSUAL_NUMBERS', 'api.series.unusual', { field, params: { ...params } });
}
