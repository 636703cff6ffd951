import { styled } from '../../styled-system/jsx';

/**
 * The place of the stream, as high in each state as its skeleton (league/stream-part.tsx), so that nothing moves. With the player it is
 * as wide as the page.
 */
export const StreamBox = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '9.5rem minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    minHeight: { base: '12rem', md: '13.25rem' },
    marginBottom: '6',
    padding: { base: '3', md: '4' },
    borderRadius: 'md',
    bg: 'bg.surface',
    // the sentence about the streaming service stands below both on a phone, and beside the picture otherwise
    '& > .more': { gridColumn: { base: '1 / -1', md: '2' }, fontSize: 'sm', color: 'fg.muted' },
    '& > :first-child': { gridRow: { md: '1 / span 2' } },
    '& .words > h2': { lineClamp: '3', overflowWrap: 'anywhere' },
    // a long name is not torn beside the picture
    '& .words a': { '@media (max-width: 359px)': { fontSize: 'sm' } },
  },
  variants: {
    hasPlayer: { true: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .more, & > :first-child': { gridArea: 'auto' } } },
  },
});
