import { chakra } from '@chakra-ui/react';
import { Flame } from 'lucide-react';

const Running = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.win', fontWeight: 'semibold' },
});

/** Wins in a row: a running one stands out, none is 0. */
export function Streak({ wins }: { wins: number }) {
  if (wins === 0) return <>0</>;
  return (
    <Running>
      <Flame size={16} aria-hidden />
      {wins}
    </Running>
  );
}
