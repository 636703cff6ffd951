import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../styled-system/jsx';

const Box = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    marginBottom: '5',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    borderLeftWidth: '4px',
    borderColor: 'fg.link',
    '& > svg': { flexShrink: '0', color: 'fg.link', marginTop: '0.5' },
  },
});

/** Says why something is not possible here, or its consequences. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Box>
    <Info aria-hidden size={20} />
    <div>{children}</div>
  </Box>
);
