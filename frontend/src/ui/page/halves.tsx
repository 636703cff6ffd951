import { styled } from '../../styled-system/jsx';

/** Two parts beside each other on a wide screen, each as high as it is; on others the second is below the first. */
export const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    alignItems: 'start',
  },
});
