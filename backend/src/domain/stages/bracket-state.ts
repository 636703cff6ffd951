/** Who has come where in a bracket, from the results (R43). Nothing of it is stored: it is found at each read, as tables are. */
import type { BracketSeries, Source } from './bracket.ts';
import type { SeedStatus } from './seed-status.ts';

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

/**
 * The state of a series. `passed`: one side has no team, and the other team goes on without playing. `forfeited`: a team that has come
 * there has left the stage, and the other goes on as by walkover.
 */
export type SeriesState = 'open' | 'ready' | 'decided' | 'passed' | 'forfeited' | 'not-needed';

/**
 * Why who goes on is another than the result says. `kept`: a later series was played before the result was corrected, and stands fast.
 * `returned`: the winner was disqualified, and the beaten team comes back.
 */
export type Overrule = 'kept' | 'returned';

/** A series of a bracket with those who have come there. */
export interface BracketSeriesState {
  series: BracketSeries;
  upper: Holder;
  lower: Holder;
  state: SeriesState;
  /** Who goes on from it; known when the series is decided, passed or forfeited. */
  winner: Holder;
  loser: Holder;
  overrule: Overrule | null;
}

/** How a series ends. */
type End = Pick<BracketSeriesState, 'state' | 'winner' | 'loser' | 'overrule'>;

const OPEN: Holder = { is: 'open' };
const NOBODY: Holder = { is: 'nobody' };

/**
 * The state of every series, in the order of the bracket. A result counts when its two teams are the two who have come there: one of other
 * teams is of an older state, and the series is then still to be played. `statuses` is what staff have decided about teams.
 */
export function bracketStates(
  bracket: readonly BracketSeries[],
  results: readonly BracketResult[],
  statuses: readonly SeedStatus[] = [],
): BracketSeriesState[] {
  const byPosition = new Map(results.map((result) => [result.position, result]));
  const decided = new Decided(statuses);
  const states: BracketSeriesState[] = [];
  const holderOf = (source: Source): Holder => {
    if (source.from === 'seed') return { is: 'seed', seed: source.seed, isProvisional: false };
    return (states[source.position] as BracketSeriesState)[source.from];
  };
  for (const series of bracket) {
    const [upper, lower] = [holderOf(series.upper), holderOf(series.lower)];
    const first = series.part === 'second-final' ? states.findLast((one) => one.series.part === 'final') : undefined;
    const sides = [upper, lower] as const;
    const end = beforePlay(sides, first, decided) ?? endOf(sides as Meeting, byPosition.get(series.position), decided);
    states.push({ series, upper, lower, ...decided.overruled(series, end, sides) });
  }
  return states;
}

type SeedHolder = Extract<Holder, { is: 'seed' }>;
type Meeting = readonly [SeedHolder, SeedHolder];

/** What staff have decided about the seeds of a bracket. */
class Decided {
  private readonly bySeed: ReadonlyMap<number, SeedStatus>;

  constructor(statuses: readonly SeedStatus[]) {
    this.bySeed = new Map(statuses.map((status) => [status.seed, status]));
  }

  hasLeft = (holder: Holder): boolean => holder.is === 'seed' && (this.bySeed.get(holder.seed)?.exit ?? null) !== null;

  isDisqualified = (seed: number): boolean => this.bySeed.get(seed)?.exit === 'disqualified';

  /** Where a team goes that does not go on as the winner: a disqualified one nowhere. */
  fallen = (holder: Holder): Holder => (holder.is === 'seed' && this.isDisqualified(holder.seed) ? NOBODY : holder);

  /** The end of a series, when staff have decided who goes on from it. */
  overruled({ position }: BracketSeries, end: End, sides: readonly [Holder, Holder]): End {
    const kept = sides.find(
      (side): side is SeedHolder =>
        side.is === 'seed' && (this.bySeed.get(side.seed)?.goesOnFrom.includes(position) ?? false),
    );
    if (!kept || end.state === 'not-needed' || isSame(kept, end.winner)) return end;
    const other = sides[0] === kept ? sides[1] : sides[0];
    const isReturned = end.winner.is === 'seed' && this.isDisqualified(end.winner.seed);
    return { ...end, winner: kept, loser: this.fallen(other), overrule: isReturned ? 'returned' : 'kept' };
  }
}

const endWith = (state: SeriesState, winner: Holder, loser: Holder): End => ({ state, winner, loser, overrule: null });

/** The end of a series in which no two teams meet; null: they do. `first` is the first final of a second one. */
function beforePlay(
  [upper, lower]: readonly [Holder, Holder],
  first: BracketSeriesState | undefined,
  decided: Decided,
): End | null {
  if (upper.is === 'open' || lower.is === 'open') return endWith('open', OPEN, OPEN);
  if (first) {
    if (first.winner.is === 'open') return endWith('open', OPEN, OPEN);
    const isNeeded = first.state === 'decided' && isSame(first.winner, lower);
    if (!isNeeded) return endWith('not-needed', first.winner, first.loser);
  }
  if (upper.is !== 'nobody' && lower.is !== 'nobody') return null;
  const present = upper.is === 'nobody' ? lower : upper;
  return endWith('passed', decided.hasLeft(present) ? NOBODY : present, NOBODY);
}

/** How a series of two teams stands. */
function endOf(sides: Meeting, result: BracketResult | undefined, decided: Decided): End {
  const [upper, lower] = sides;
  if (!result || !sides.every(({ seed }) => result.seeds.includes(seed))) {
    const left = sides.filter(decided.hasLeft);
    if (left.length === 2) return endWith('forfeited', NOBODY, NOBODY);
    if (left.length === 0) return endWith('ready', OPEN, OPEN);
    const [winner, loser] = left[0] === lower ? sides : ([lower, upper] as const);
    return endWith('forfeited', winner, decided.fallen(loser));
  }
  if (result.winner === null) return endWith('decided', NOBODY, NOBODY);
  const isProvisional = result.isProvisional || upper.isProvisional || lower.isProvisional;
  const [winner, loser] = result.winner === upper.seed ? sides : ([lower, upper] as const);
  return endWith('decided', { ...winner, isProvisional }, { ...loser, isProvisional });
}

/** Whether two places are the same team's. */
const isSame = (one: Holder, other: Holder): boolean =>
  one.is === 'seed' && other.is === 'seed' && one.seed === other.seed;

/** Whether both teams have come there by results that nobody can contest any more: then the series can be played. */
export const isSettled = ({ upper, lower }: BracketSeriesState): boolean =>
  [upper, lower].every((holder) => holder.is === 'seed' && !holder.isProvisional);

/** Whether a series was played by a team that the corrected result of an earlier one does not lead there. */
export const isStandingFast = (
  states: readonly BracketSeriesState[],
  { series: { upper, lower }, state }: BracketSeriesState,
): boolean =>
  state === 'decided' &&
  [upper, lower].some((source) => source.from !== 'seed' && states[source.position]?.overrule === 'kept');

/** Who stands on the steps of honour; null where nobody does, or it is not known yet. */
export interface Podium {
  first: number | null;
  second: number | null;
  third: number | null;
}

/** The seed of a holder; null where it is none, or not known yet. */
export const seedOf = (holder: Holder | undefined): number | null => (holder?.is === 'seed' ? holder.seed : null);

/** The first three of a bracket. `third` needs a third-place series, or double elimination, where the last of the losers' part is third. */
export function podiumOf(states: readonly BracketSeriesState[]): Podium {
  const last = states.findLast(({ series }) => series.part === 'second-final' || series.part === 'final');
  const ofThird = states.find(({ series }) => series.part === 'third-place');
  const ofLosers = states.findLast(({ series }) => series.part === 'losers');
  return {
    first: seedOf(last?.winner),
    second: seedOf(last?.loser),
    third: seedOf(ofThird ? ofThird.winner : ofLosers?.loser),
  };
}

/** The seeds that have a result; a walkover for neither side is none here. */
export const playedSeeds = (states: readonly BracketSeriesState[]): number[] =>
  states.flatMap(({ state, winner, upper, lower }) =>
    state === 'decided' && winner.is === 'seed' ? [upper, lower].flatMap((side) => seedOf(side) ?? []) : [],
  );

/** Nothing is left to play. */
export const isFinished = (states: readonly BracketSeriesState[]): boolean =>
  states.every(({ state }) => state !== 'open' && state !== 'ready');
