import { styled } from '../../styled-system/jsx';

/** Home beside away, or under each other when there is no space. */
export const Sides = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
});
