import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A list of names and values. On a phone, the value is below its name. */
export const FactList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& s': { color: 'fg.muted' },
  },
});

/** A line of facts. It is left out when it is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
