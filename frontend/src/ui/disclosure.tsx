import type { ReactNode } from 'react';
import { styled } from '../styled-system/jsx';

const Details = styled('details', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > summary': {
      cursor: 'pointer',
      minHeight: 'touch',
      paddingInline: '4',
      paddingBlock: '10px',
      fontWeight: 'medium',
    },
    '& > div': { paddingInline: '4', paddingBottom: '4' },
  },
});

/** Content that most readers skip. A click opens it. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Details>
  );
}
