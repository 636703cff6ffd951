import type { SeriesFormat } from '../../../../lib/schema.generated';
import { gameChance, scoreChances } from '../odds/series-chances';
import type { BracketSeriesFragment, BracketSideFragment } from './stage-bracket.generated';

/** A bracket as it stands, and its what-ifs: who would win. Teams are their seeds. */
export interface BracketQuestion {
  /** In the order of play. */
  series: readonly BracketSeriesFragment[];
  /** How the series of each round are played. */
  roundFormats: readonly SeriesFormat[];
  /** By seed; a team without games has 0. */
  strengths: ReadonlyMap<number, number>;
  /** The teams that have left the stage; a disqualified one falls into no other part of the bracket. */
  exits: ReadonlyMap<number, 'WITHDRAWN' | 'DISQUALIFIED'>;
  /** The what-if winner of a series, by its position. */
  whatIfs: ReadonlyMap<number, number>;
}

/** What is simulated: the odds of these seeds. */
export interface BracketTask {
  question: BracketQuestion;
  seeds: readonly number[];
}

/** The chances of a seed, and whether it can still get there, or surely will. */
export interface BracketChance {
  seed: number;
  final: number;
  champion: number;
  mayReachFinal: boolean;
  isInFinal: boolean;
  mayWin: boolean;
  isChampion: boolean;
  /** Has played a series whose result, or one that leads to it, can still be contested. */
  isContested: boolean;
}

/** Two who meet in a series that has no result. */
export interface Meeting {
  position: number;
  round: number;
  upper: number;
  lower: number;
  /** The what-if winner. */
  winner: number | null;
}

/** So many times the bracket is played, with the same chance numbers for every reader (R29). */
const RUNS = 10_000;
const SEED = 29;
const NOBODY = 0;
/** What nobody supposes: neither of two goes on yet. */
const UNKNOWN = -1;
/** More than any bracket has. */
const MOST_SEEDS = 128;

/** Who comes out of a series, a seed or `NOBODY`. */
interface End {
  winner: number;
  loser: number;
}

/** Tells the winner of two who meet, or `UNKNOWN`. */
type Decide = (series: BracketSeriesFragment, one: number, other: number) => number;

/** All results stand, also those that can still be contested. */
const NONE: ReadonlySet<number> = new Set();

/** Plays what is left of a bracket once, and the series of these positions again. Ends are by position. */
function play(question: BracketQuestion, decide: Decide, again = NONE) {
  const ends: (End & { upper: number; lower: number; isNeeded: boolean })[] = [];
  let final: (typeof ends)[number] | undefined;
  for (const series of question.series) {
    const upper = holderOf(series.upper, ends, again);
    const lower = holderOf(series.lower, ends, again);
    const isNotNeeded = series.part === 'SECOND_FINAL' && final !== undefined && final.winner !== lower;
    const { winner, loser } = isNotNeeded && final ? final : endOf(question, series, [upper, lower], { decide, again });
    const end = { upper, lower, winner, loser, isNeeded: !isNotNeeded };
    ends[series.position] = end;
    if (series.part === 'FINAL') final = end;
  }
  return { final, last: question.series.length > 0 ? ends[question.series.at(-1)!.position] : undefined, ends };
}

function holderOf(
  { seed, isNobody, from, fromPosition }: BracketSideFragment,
  ends: readonly End[],
  again: ReadonlySet<number>,
): number {
  const isKnown = fromPosition === null || !again.has(fromPosition);
  if (seed !== null && isKnown) return seed;
  if ((isNobody && isKnown) || fromPosition === null) return NOBODY;
  const before = ends[fromPosition];
  return (from === 'LOSER' ? before?.loser : before?.winner) ?? NOBODY;
}

/** A result stands; without one, a team that has left loses, and who meets nobody goes on. */
function endOf(
  { exits, whatIfs }: BracketQuestion,
  series: BracketSeriesFragment,
  [upper, lower]: readonly [number, number],
  { decide, again }: { decide: Decide; again: ReadonlySet<number> },
): End {
  if (series.state !== 'OPEN' && series.state !== 'READY' && !again.has(series.position)) {
    const winner = series.winner ?? NOBODY;
    return { winner, loser: winner === upper ? lower : winner === lower ? upper : NOBODY };
  }
  if (upper === NOBODY || lower === NOBODY) {
    const present = upper || lower;
    return { winner: exits.has(present) ? NOBODY : present, loser: NOBODY };
  }
  const [isUpperOut, isLowerOut] = [exits.has(upper), exits.has(lower)];
  if (isUpperOut && isLowerOut) return { winner: NOBODY, loser: NOBODY };
  if (isUpperOut || isLowerOut) {
    const [winner, loser] = isUpperOut ? [lower, upper] : [upper, lower];
    return { winner, loser: exits.get(loser) === 'DISQUALIFIED' ? NOBODY : loser };
  }
  // who meets a team that is not known yet cannot win by a what-if
  const whatIf = upper === UNKNOWN || lower === UNKNOWN ? undefined : whatIfs.get(series.position);
  const winner = whatIf === upper || whatIf === lower ? whatIf : decide(series, upper, lower);
  if (winner !== upper && winner !== lower) return { winner, loser: winner };
  return { winner, loser: winner === upper ? lower : upper };
}

/** The chance that one seed wins a series against another, by the format of its round. */
export function seriesChance(
  { strengths, roundFormats }: Pick<BracketQuestion, 'strengths' | 'roundFormats'>,
  round: number,
  [one, other]: readonly [number, number],
): number {
  const format = roundFormats[round - 1] ?? 'FIRST_TO_3';
  const scores = scoreChances(format, gameChance(strengths.get(one) ?? 0, strengths.get(other) ?? 0));
  return scores.slice(0, scores.length / 2).reduce((sum, chance) => sum + chance, 0);
}

/** The chances of each seed, the likeliest champion first. */
export function simulateBracket({ question, seeds }: BracketTask): BracketChance[] {
  const known = new Map<number, number>();
  const chanceOf = (round: number, one: number, other: number): number => {
    const key = (round * MOST_SEEDS + one) * MOST_SEEDS + other;
    const chance = known.get(key) ?? seriesChance(question, round, [one, other]);
    known.set(key, chance);
    return chance;
  };
  const contested = contestedIn(question.series);
  const random = numbersFrom(SEED);
  const [finals, wins] = [new Map<number, number>(), new Map<number, number>()];
  const count = (counts: Map<number, number>, seed: number | undefined) =>
    seed && counts.set(seed, (counts.get(seed) ?? 0) + 1);
  for (let run = 0; run < RUNS; run++) {
    const { final, last } = play(question, ({ round }, one, other) =>
      random() < chanceOf(round, one, other) ? one : other,
    );
    count(finals, final?.upper);
    count(finals, final?.lower);
    // the third place is played in the last round too, so the champion is that of the last final
    count(wins, championOf(question, last, final));
  }
  const share = (counts: ReadonlyMap<number, number>, seed: number) => (counts.get(seed) ?? 0) / RUNS;
  return seeds
    .map((seed) => {
      const [final, champion] = [share(finals, seed), share(wins, seed)];
      const isContested = question.series.some(
        ({ isProvisional, upper, lower }) => isProvisional && (upper.seed === seed || lower.seed === seed),
      );
      return { seed, final, champion, isContested, ...possibleOf(question, seed, contested) };
    })
    .sort((one, other) => other.champion - one.champion || other.final - one.final || one.seed - other.seed);
}

const championOf = (question: BracketQuestion, last: End | undefined, final: End | undefined): number | undefined =>
  (question.series.at(-1)?.part === 'SECOND_FINAL' ? last : final)?.winner;

/** The series whose ends can still become others by a contested result: its own, and all that it leads to. */
function contestedIn(series: readonly BracketSeriesFragment[]): ReadonlySet<number> {
  const contested = new Set<number>();
  let isFinalContested = false;
  for (const { position, part, isProvisional, upper, lower } of series) {
    const isAfter = [upper, lower].some(({ fromPosition }) => fromPosition !== null && contested.has(fromPosition));
    if (isProvisional || isAfter || (part === 'SECOND_FINAL' && isFinalContested)) contested.add(position);
    if (part === 'FINAL') isFinalContested = contested.has(position);
  }
  return contested;
}

/** What a seed can still reach: where it wins all that is left or contested, and where it loses it all. */
function possibleOf(question: BracketQuestion, seed: number, contested: ReadonlySet<number>) {
  const most = play(question, (_, one, other) => (other === seed ? other : one), contested);
  const least = play(question, (_, one, other) => (one === seed ? other : one), contested);
  const isIn = ({ final }: ReturnType<typeof play>) => final?.upper === seed || final?.lower === seed;
  const wins = ({ final, last }: ReturnType<typeof play>) => championOf(question, last, final) === seed;
  return { mayReachFinal: isIn(most), isInFinal: isIn(least), mayWin: wins(most), isChampion: wins(least) };
}

/** The series without a result of which both teams are known, also by what-ifs. */
export function openMeetings(question: BracketQuestion): Meeting[] {
  const { ends } = play(question, () => UNKNOWN);
  return question.series.flatMap(({ position, round, state }) => {
    const end = ends[position];
    if (!end?.isNeeded || (state !== 'OPEN' && state !== 'READY') || end.upper <= NOBODY || end.lower <= NOBODY)
      return [];
    const { upper, lower } = end;
    if (question.exits.has(upper) || question.exits.has(lower)) return [];
    const whatIf = question.whatIfs.get(position);
    return [{ position, round, upper, lower, winner: whatIf === upper || whatIf === lower ? whatIf : null }];
  });
}

/** The what-ifs that a reader sees as pressed: of two who surely meet, as far as others are chosen before them. */
export const seenWhatIfs = (question: BracketQuestion): Map<number, number> =>
  new Map(openMeetings(question).flatMap(({ position, winner }) => (winner === null ? [] : [[position, winner]])));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
