import { chakra } from '@chakra-ui/react';

/** Home beside away, or under each other where there is no room. */
export const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
});
