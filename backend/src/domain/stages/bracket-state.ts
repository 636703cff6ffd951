/** Who has come where in a bracket, from the results (R43). Nothing of it is stored: it is found at each read, as tables are. */
import type { BracketSeries, Source } from './bracket.ts';

/** A result of a series of a bracket, by seeds. */
export interface BracketResult {
  position: number;
  /** Its two teams, in any order. */
  seeds: readonly [number, number];
  /** null: a walkover for neither side. */
  winner: number | null;
  /** It waits for the other captain's answer, or is disputed (R27). */
  isProvisional: boolean;
}

/** The team on a side of a series: a seed; no team at all; or not known yet. */
export type Holder = { is: 'seed'; seed: number; isProvisional: boolean } | { is: 'nobody' } | { is: 'open' };

/** The state of a series. `passed`: one side has no team, and the other team goes on without playing. */
export type SeriesState = 'open' | 'ready' | 'decided' | 'passed' | 'not-needed';

/** A series of a bracket with those who have come there. */
export interface BracketSeriesState {
  series: BracketSeries;
  upper: Holder;
  lower: Holder;
  state: SeriesState;
  /** Known when the series is decided or passed. */
  winner: Holder;
  loser: Holder;
}

const OPEN: Holder = { is: 'open' };
const NOBODY: Holder = { is: 'nobody' };

/**
 * The state of every series, in the order of the bracket. A result counts when its two teams are the two who have come there: one of other
 * teams is of an older state, and the series is then still to be played.
 */
export function bracketStates(
  bracket: readonly BracketSeries[],
  results: readonly BracketResult[],
): BracketSeriesState[] {
  const byPosition = new Map(results.map((result) => [result.position, result]));
  const states: BracketSeriesState[] = [];
  const holderOf = (source: Source): Holder => {
    if (source.from === 'seed') return { is: 'seed', seed: source.seed, isProvisional: false };
    return (states[source.position] as BracketSeriesState)[source.from];
  };
  for (const series of bracket) {
    const [upper, lower] = [holderOf(series.upper), holderOf(series.lower)];
    const first = series.part === 'second-final' ? states.findLast((one) => one.series.part === 'final') : undefined;
    states.push({ series, upper, lower, ...endOf({ upper, lower }, byPosition.get(series.position), first) });
  }
  return states;
}

/** How a series stands. `first` is the first final of a second one. */
function endOf(
  { upper, lower }: Pick<BracketSeriesState, 'upper' | 'lower'>,
  result: BracketResult | undefined,
  first: BracketSeriesState | undefined,
): Pick<BracketSeriesState, 'state' | 'winner' | 'loser'> {
  if (upper.is === 'open' || lower.is === 'open') return { state: 'open', winner: OPEN, loser: OPEN };
  if (first) {
    if (first.winner.is === 'open') return { state: 'open', winner: OPEN, loser: OPEN };
    const isNeeded = first.state === 'decided' && isSame(first.winner, lower);
    if (!isNeeded) return { state: 'not-needed', winner: first.winner, loser: first.loser };
  }
  if (upper.is === 'nobody') return { state: 'passed', winner: lower, loser: NOBODY };
  if (lower.is === 'nobody') return { state: 'passed', winner: upper, loser: NOBODY };
  const sides = [upper, lower] as const;
  if (!result || !sides.every(({ seed }) => result.seeds.includes(seed))) {
    return { state: 'ready', winner: OPEN, loser: OPEN };
  }
  if (result.winner === null) return { state: 'decided', winner: NOBODY, loser: NOBODY };
  const isProvisional = result.isProvisional || upper.isProvisional || lower.isProvisional;
  const [winner, loser] = result.winner === upper.seed ? sides : ([lower, upper] as const);
  return { state: 'decided', winner: { ...winner, isProvisional }, loser: { ...loser, isProvisional } };
}

/** Whether two places are the same team's. */
const isSame = (one: Holder, other: Holder): boolean =>
  one.is === 'seed' && other.is === 'seed' && one.seed === other.seed;

/** Whether both teams have come there by results that nobody can contest any more: then the series can be played. */
export const isSettled = ({ upper, lower }: BracketSeriesState): boolean =>
  [upper, lower].every((holder) => holder.is === 'seed' && !holder.isProvisional);

/** Who stands on the steps of honour; null where nobody does, or it is not known yet. */
export interface Podium {
  first: number | null;
  second: number | null;
  third: number | null;
}

/** The first three of a bracket. `third` needs a third-place series, or double elimination, where the last of the losers' part is third. */
export function podiumOf(states: readonly BracketSeriesState[]): Podium {
  const last = states.findLast(({ series }) => series.part === 'second-final' || series.part === 'final');
  const ofThird = states.find(({ series }) => series.part === 'third-place');
  const ofLosers = states.findLast(({ series }) => series.part === 'losers');
  const seedOf = (holder: Holder | undefined): number | null => (holder?.is === 'seed' ? holder.seed : null);
  return {
    first: seedOf(last?.winner),
    second: seedOf(last?.loser),
    third: seedOf(ofThird ? ofThird.winner : ofLosers?.loser),
  };
}

/** Nothing is left to play. */
export const isFinished = (states: readonly BracketSeriesState[]): boolean =>
  states.every(({ state }) => state !== 'open' && state !== 'ready');
