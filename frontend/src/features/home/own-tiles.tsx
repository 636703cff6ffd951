import { styled } from '../../styled-system/jsx';

export const TILE_HEIGHT = '72px';

/** The place of the reader's own things at the top of the start page. */
export const Tiles = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    marginBottom: '6',
  },
});
