import { styled } from '../../../styled-system/jsx';

/** Rows with a person and buttons. On a phone the buttons are under the name. */
export const Rows = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingInline: '3',
      paddingBlock: '2',
      minHeight: '14',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li > .who': { minWidth: '0', flex: '1 1 12rem', overflowWrap: 'anywhere' },
    '& > li > .who a': { minHeight: 'touch' },
    // under the name, beside the picture
    '& > li > .who small': { display: 'block', marginTop: '-2', marginLeft: '10', color: 'fg.muted', fontSize: 'sm' },
    '& > li > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '1' },
  },
});
