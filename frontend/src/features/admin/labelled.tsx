import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { control } from '../../ui/form/form-control';

export const Input = styled('input', control);
export const Select = styled('select', control);

/** Controls beside each other where there is room. */
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

/** A control with its name above it; `children` gives the control its id. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Frame>
  );
}
