import type { SixMansRank } from '../lib/schema.generated';
import { styled } from '../styled-system/jsx';

/** A rank's letter in a frame of its colour. The letter alone is enough; the colour helps. */
export const RankMark = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderWidth: '2px',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    fontFamily: 'display',
    fontWeight: 'semibold',
    lineHeight: 'tight',
  },
  variants: {
    rank: {
      S: { borderColor: 'rank.S' },
      X: { borderColor: 'rank.X' },
      A: { borderColor: 'rank.A' },
      B: { borderColor: 'rank.B' },
      C: { borderColor: 'rank.C' },
      D: { borderColor: 'rank.D' },
      E: { borderColor: 'rank.E' },
    } satisfies Record<SixMansRank, object>,
  },
});
