import { chakra } from '@chakra-ui/react';
import type { SixMansRank } from '../gql/graphql';

const rank = (name: SixMansRank) => ({ borderColor: `rank.${name}` });

/** A rank's letter in its own colour's frame: the letter says it, the colour helps. */
export const RankMark = chakra('span', {
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
    rank: { S: rank('S'), X: rank('X'), A: rank('A'), B: rank('B'), C: rank('C'), D: rank('D'), E: rank('E') },
  },
});
