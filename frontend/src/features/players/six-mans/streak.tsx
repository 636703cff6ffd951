import { Flame } from 'lucide-react';
import { styled } from '../../../styled-system/jsx';

const Running = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.win', fontWeight: 'semibold' },
});

/** Wins in a row. A streak is highlighted; none is 0. */
export function Streak({ wins }: { wins: number }) {
  if (wins === 0) return <>0</>;
  return (
    <Running>
      <Flame size={16} aria-hidden />
      {wins}
    </Running>
  );
}
