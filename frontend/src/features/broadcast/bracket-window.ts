import { drawingOf, type BracketPlace, type Drawing } from '../../league/bracket/bracket-layout';
import type { BracketSeriesState } from '../../lib/schema.generated';
import type { BracketHalf } from './graphic-address';

/** As many series below each other can be read on a stream, and as many at most while theirs is the round that is played. */
const MOST_SERIES = { usual: 8, present: 16 };
const MOST_ROUNDS = 6;

type Series = BracketPlace & { state: BracketSeriesState };

/**
 * What of a bracket is drawn on a stream: the rounds from which it can be read, or those from the round that is played now on. Null: the
 * bracket has no such half.
 */
export function windowOf<One extends Series>(series: readonly One[], half: BracketHalf): Drawing<One> | null {
  // a second final that is not needed would stand there as if it had been played
  const own = series.filter(({ part, state }) => (part === 'LOSERS') === (half === 'losers') && state !== 'NOT_NEEDED');
  if (own.length === 0) return null;
  const rounds = [...new Set(own.map(({ round }) => round))].sort((one, other) => one - other);
  const sizeOf = (round: number): number => own.filter((one) => one.round === round).length;
  const firstWith = (most: number): number =>
    Math.max(
      rounds.findIndex((round) => sizeOf(round) <= most),
      0,
    );
  const present = rounds.findIndex((round) =>
    own.some((one) => one.round === round && (one.state === 'READY' || one.state === 'OPEN')),
  );
  const usual = Math.max(firstWith(MOST_SERIES.usual), rounds.length - MOST_ROUNDS);
  const start = present < 0 ? usual : Math.min(usual, Math.max(present, firstWith(MOST_SERIES.present)));
  const shown = new Set(rounds.slice(start, start + MOST_ROUNDS));
  return drawingOf(
    half,
    own.filter(({ round }) => shown.has(round)),
  );
}
