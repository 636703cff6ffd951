import type { GraphicScoreFragment, GraphicTreeFragment, GraphicTreeSeriesFragment } from './broadcast.generated';

/** A step of a team on its way: who it met and how that ended. */
export interface PathStep {
  series: GraphicTreeSeriesFragment;
  /** Null: it met nobody. */
  opponent: number | null;
  /** Its own games first; null: it went on without playing, or by walkover. */
  games: [own: number, other: number] | null;
  isWon: boolean;
}

/** The way to a series of a bracket. */
export interface SeriesPath {
  series: GraphicTreeSeriesFragment;
  /** Of the upper side, then of the lower one. */
  sides: { seed: number; steps: PathStep[] }[];
  /** The series that its winner goes on to; null: it is the last one. */
  next: GraphicTreeSeriesFragment | null;
  /** The seeds of whom its winner can meet there; empty when nobody is known yet. */
  waiting: number[];
  /** Its winner wins the stage, or has won it; null: neither can be said. */
  end: 'last' | 'won' | null;
}

const seedsOf = ({ upper, lower }: GraphicTreeSeriesFragment): number[] =>
  [upper.seed, lower.seed].filter((seed) => seed !== null);

/** Over, and somebody has gone on. */
const OVER: readonly GraphicTreeSeriesFragment['state'][] = ['DECIDED', 'FORFEITED', 'PASSED'];

/** The ways of both teams of a series to it, and what awaits its winner; null: the bracket has no such series, or not both teams. */
export function pathTo(
  { series: all }: GraphicTreeFragment,
  stored: readonly GraphicScoreFragment[],
  seedOf: ReadonlyMap<number, number>,
  seriesId: number,
): SeriesPath | null {
  const series = all.find((one) => one.seriesId === seriesId);
  if (!series || seedsOf(series).length < 2) return null;
  const scoreOf = (id: number | null, seed: number): PathStep['games'] => {
    const result = stored.find((one) => one.id === id);
    if (!result || result.walkover || result.homeGames === null || result.awayGames === null) return null;
    return seedOf.get(result.home.id) === seed
      ? [result.homeGames, result.awayGames]
      : [result.awayGames, result.homeGames];
  };
  const stepsOf = (seed: number): PathStep[] =>
    all
      .filter((one) => one.position < series.position && OVER.includes(one.state) && seedsOf(one).includes(seed))
      .map((one) => ({
        series: one,
        opponent: seedsOf(one).find((other) => other !== seed) ?? null,
        games: scoreOf(one.seriesId, seed),
        isWon: one.winner === seed,
      }));
  const next = all.find((one) =>
    [one.upper, one.lower].some(({ from, fromPosition }) => from === 'WINNER' && fromPosition === series.position),
  );
  return {
    ...{ series, sides: seedsOf(series).map((seed) => ({ seed, steps: stepsOf(seed) })) },
    ...{ next: next ?? null, waiting: next ? waitingIn(next, series, all) : [] },
    end: next ? null : endOf(series, all),
  };
}

/** What a series to which no other follows means for the stage. A first final means nothing while a second one can follow. */
function endOf({ part, state, winner }: GraphicTreeSeriesFragment, all: readonly GraphicTreeSeriesFragment[]) {
  const second = all.find((one) => one.part === 'SECOND_FINAL');
  if (part === 'THIRD_PLACE' || (part === 'FINAL' && second && second.state !== 'NOT_NEEDED')) return null;
  if (winner !== null) return 'won';
  // over without a winner: both teams are out
  return OVER.includes(state) ? null : 'last';
}

/** The seeds that can come to the other side of a series: the one that is there, or both that play for it. */
function waitingIn(
  next: GraphicTreeSeriesFragment,
  from: GraphicTreeSeriesFragment,
  all: readonly GraphicTreeSeriesFragment[],
): number[] {
  const isOurs = ({ from: way, fromPosition }: GraphicTreeSeriesFragment['upper']) =>
    way === 'WINNER' && fromPosition === from.position;
  const other = isOurs(next.upper) ? next.lower : next.upper;
  if (other.seed !== null) return [other.seed];
  const before = all.find(({ position }) => position === other.fromPosition);
  // a final that is played twice waits for nobody else
  if (!before || before === from) return [];
  const both = seedsOf(before);
  return both.length === 2 ? both : [];
}
