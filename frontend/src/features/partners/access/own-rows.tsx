import { styled } from '../../../styled-system/jsx';

/** Keys or webhooks, one below another: what it is, what is known of it, and what can be done with it. */
export const OwnRows = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': { paddingInline: '4', paddingBlock: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& .name': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .known': { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
    '& > li > details': { marginInline: '-4', marginTop: '2' },
  },
});
