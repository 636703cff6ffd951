import { chakra } from '@chakra-ui/react';

/** Short controls beside each other, two in a row on a phone. */
export const NarrowFields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(9rem, 12.5rem))' },
    gap: '3',
    alignItems: 'end',
    marginBottom: '3',
  },
});

/** A tick box with its label at the right. */
export const Tick = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
  },
});
