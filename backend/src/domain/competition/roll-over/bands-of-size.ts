import type { BandMeaning } from '../standings/band-meaning.ts';

const FROM_BELOW: readonly (BandMeaning | null)[] = ['relegation-qualifier', 'relegation'];

/**
 * The bands of a division for another number of teams (R45). Those about relegation keep their distance to the last place, the
 * others theirs to the first. What does not fit is cut, and where two meet the upper one stays.
 */
export function bandsOfSize<Band extends { fromPosition: number; toPosition: number; meaning: BandMeaning | null }>(
  bands: readonly Band[],
  formerSize: number,
  size: number,
): Band[] {
  const shifted = bands.map((band) => {
    // a table that was shorter than its bands has no last place to keep the distance to
    const by = FROM_BELOW.includes(band.meaning) && band.toPosition <= formerSize ? size - formerSize : 0;
    return { ...band, fromPosition: band.fromPosition + by, toPosition: band.toPosition + by };
  });
  const fromTop = shifted.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.fromPosition - other.fromPosition,
  );
  const kept: Band[] = [];
  for (const band of fromTop) {
    const fromPosition = Math.max(band.fromPosition, (kept.at(-1)?.toPosition ?? 0) + 1);
    const toPosition = Math.min(band.toPosition, size);
    if (fromPosition <= toPosition) kept.push({ ...band, fromPosition, toPosition });
  }
  return kept;
}

const rankOf = ({ meaning }: { meaning: BandMeaning | null }): number => (FROM_BELOW.includes(meaning) ? 1 : 0);
