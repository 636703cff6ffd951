import { chakra } from '@chakra-ui/react';

/** What is late, or lacks something, in a row. */
export const LateText = chakra('span', {
  base: { display: { base: 'inline', lg: 'block' }, color: 'fg.loss', fontWeight: 'semibold', whiteSpace: 'nowrap' },
});
