/**
 * Which series a stage has, and who meets in each (R43). A bracket is a list of series in the order in which they can be
 * played: each names where its teams come from, and no series stands before one that it waits for.
 */
import type { StageShape } from './stage-shape.ts';

/** Where a team of a series comes from: a seed from 1, or what another series ends with. */
export type Source = { from: 'seed'; seed: number } | { from: 'winner' | 'loser'; position: number };

/** The parts of a bracket. Single elimination has the winners' part, the final and perhaps a third-place series. */
export type BracketPart = 'winners' | 'losers' | 'third-place' | 'final' | 'second-final';

/** A series of a bracket, before anyone is known to play in it. */
export interface BracketSeries {
  /** Its place in the list, from 0. */
  position: number;
  part: BracketPart;
  /** Within its part, from 1. */
  partRound: number;
  /** When it is played: series of one round can be played in the same week. From 1. */
  round: number;
  upper: Source;
  lower: Source;
}

/** A series that is being put in: its time is counted in steps, of which some may have no series. */
type Draft = Omit<BracketSeries, 'position' | 'round'> & { step: number };

/** The series of a bracket as they are added. `null` stands for nobody: a bye, or what a bye does not have. */
class Drafts {
  readonly all: Draft[] = [];

  /** Two who meet; with nobody on one side the other goes on. */
  meet(
    upper: Source | null,
    lower: Source | null,
    at: Omit<Draft, 'upper' | 'lower'>,
  ): { winner: Source | null; loser: Source | null } {
    if (!upper || !lower) return { winner: upper ?? lower, loser: null };
    const position = this.all.push({ ...at, upper, lower }) - 1;
    return { winner: { from: 'winner', position }, loser: { from: 'loser', position } };
  }
}

/**
 * The series of a stage with these teams. Seeds are paired so that the best meet as late as they can, and byes go to the best seeds.
 * The choices go together (`assertShape`).
 */
export function bracketOf({ format, teams, hasThirdPlace, hasSecondFinal }: StageShape): BracketSeries[] {
  const drafts = new Drafts();
  const size = 2 ** Math.ceil(Math.log2(teams));
  const seeds = seedOrder(size).map((seed): Source | null => (seed <= teams ? { from: 'seed', seed } : null));
  if (format === 'double-elimination') addDoubleElimination(drafts, seeds, hasSecondFinal);
  else addSingleElimination(drafts, seeds, hasThirdPlace);
  return inOrderOfPlay(drafts.all);
}

/** How many rounds a bracket has. */
export const roundCount = (bracket: readonly BracketSeries[]): number => Math.max(...bracket.map(({ round }) => round));

/** 1, 8, 4, 5, 2, 7, 3, 6: each pair of neighbours meets, the best seed meets the last, and the two best only in the final. */
function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const next = order.length * 2;
    order = order.flatMap((seed) => [seed, next + 1 - seed]);
  }
  return order;
}

function addSingleElimination(drafts: Drafts, seeds: readonly (Source | null)[], hasThirdPlace: boolean): void {
  let left = seeds;
  for (let round = 1; left.length > 1; round++) {
    const isFinal = left.length === 2;
    const at = { part: isFinal ? 'final' : 'winners', partRound: isFinal ? 1 : round, step: round } as const;
    const ends = pairsOf(left).map(([upper, lower]) => drafts.meet(upper, lower, at));
    if (hasThirdPlace && ends.length === 2) {
      const [one, other] = ends.map(({ loser }) => loser);
      drafts.meet(one ?? null, other ?? null, { part: 'third-place', partRound: 1, step: round + 1 });
    }
    left = ends.map(({ winner }) => winner);
  }
}

/**
 * The losers' part has two rounds for each round of the winners' part but the first: in one its teams meet each other, in the next
 * those who have just lost. These come in another order each time, so that two who have met meet again late.
 */
function addDoubleElimination(drafts: Drafts, seeds: readonly (Source | null)[], hasSecondFinal: boolean): void {
  let left = seeds;
  let lost: (Source | null)[] = [];
  let step = 1;
  for (let round = 1; left.length > 1; round++) {
    step = round === 1 ? 1 : 2 * round - 2;
    const ends = pairsOf(left).map(([upper, lower]) =>
      drafts.meet(upper, lower, { part: 'winners', partRound: round, step }),
    );
    left = ends.map(({ winner }) => winner);
    const fallen = ends.map(({ loser }) => loser);
    if (round === 1) {
      lost = fallen;
      continue;
    }
    const among = { part: 'losers', partRound: 2 * round - 3, step } as const;
    const others = pairsOf(lost).map(([upper, lower]) => drafts.meet(upper, lower, among).winner);
    const against = { part: 'losers', partRound: 2 * round - 2, step: step + 1 } as const;
    lost = inOtherOrder(fallen, round).map((one, index) => drafts.meet(one, others[index] ?? null, against).winner);
  }
  const [winner, challenger] = [left[0] ?? null, lost[0] ?? null];
  drafts.meet(winner, challenger, { part: 'final', partRound: 1, step: step + 2 });
  if (hasSecondFinal) drafts.meet(winner, challenger, { part: 'second-final', partRound: 1, step: step + 3 });
}

/** Reversed, then with its halves exchanged, and so on. */
function inOtherOrder<T>(items: readonly T[], round: number): T[] {
  if (round % 2 === 0) return items.toReversed();
  const half = items.length / 2;
  return [...items.slice(half), ...items.slice(0, half)];
}

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  Array.from({ length: items.length / 2 }, (_, index) => [items[2 * index] as T, items[2 * index + 1] as T]);

/** Puts the series in the order of their steps, and numbers the steps that have series. */
function inOrderOfPlay(drafts: readonly Draft[]): BracketSeries[] {
  const steps = [...new Set(drafts.map(({ step }) => step))].sort((one, other) => one - other);
  const order = drafts
    .map((_, at) => at)
    .sort((one, other) => (drafts[one] as Draft).step - (drafts[other] as Draft).step || one - other);
  const positionOf = new Map(order.map((at, position) => [at, position]));
  const moved = (source: Source): Source =>
    source.from === 'seed' ? source : { from: source.from, position: positionOf.get(source.position) as number };
  return order.map((at, position) => {
    const { step, upper, lower, ...series } = drafts[at] as Draft;
    return { ...series, position, round: steps.indexOf(step) + 1, upper: moved(upper), lower: moved(lower) };
  });
}
