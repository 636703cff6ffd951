import { styled } from '../../../styled-system/jsx';

/** The line below the two tiles. Its place is kept before it is known (own-tiles.tsx), so there is always one. */
export const OwnLine = styled('p', {
  base: {
    gridColumn: '1 / -1',
    minHeight: { base: '5.5rem', md: 'touch' },
    display: 'flex',
    flexWrap: 'wrap',
    overflowWrap: 'anywhere',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});
