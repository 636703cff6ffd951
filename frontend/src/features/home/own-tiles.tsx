import { styled } from '../../styled-system/jsx';

export const TILE_HEIGHT = '72px';

/**
 * The place of the reader's own things at the top of the start page: two tiles and a text about the next opponent or
 * what comes later, which needs up to three lines on a phone. It is as high before they are known, so that nothing moves.
 */
export const Tiles = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    alignContent: 'start',
    minHeight: { base: 'calc(160px + 5.5rem)', md: '124px' },
    // where a tile has a line more
    '@media (max-width: 359px)': { minHeight: 'calc(208px + 5.5rem)' },
    marginBottom: '6',
  },
});
