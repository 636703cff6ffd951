import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** Controls beside each other, if there is space. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(12rem, 20rem))' },
    gap: '4',
    alignItems: 'end',
    marginBottom: '4',
  },
});

export const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', marginBottom: '3' } });

const Frame = chakra('div', {
  base: { minWidth: '0', '& > label': { display: 'block', marginBottom: '1', fontWeight: 'medium', fontSize: 'sm' } },
});

/** A control with its name above it. `children` gets the id for the control. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Frame>
  );
}
