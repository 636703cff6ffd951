import { styled } from '../../styled-system/jsx';

const Track = styled('span', {
  base: {
    display: 'block',
    position: 'relative',
    height: '1.5',
    marginBlock: '1',
    bg: 'bg.raised',
    borderRadius: 'full',
  },
});
const Bar = styled('span', { base: { display: 'block', height: 'full', borderRadius: 'full', bg: 'fg.link' } });
/** Over the bar and beside it, so it is seen on both. */
const Median = styled('span', { base: { position: 'absolute', insetBlock: '-3px', width: '3px', bg: 'fg' } });

interface DivisionBarProps {
  value: number;
  median: number;
  /** What fills the whole bar. */
  most: number;
}

/** A value's part of the largest one of a division, with the median as a line. The words beside it say the same. */
export function DivisionBar({ value, median, most }: DivisionBarProps) {
  if (most <= 0) return null;
  const partOf = (one: number) => `${Math.min(100, (100 * one) / most)}%`;
  const left = partOf(median);
  return (
    <Track aria-hidden>
      <Bar style={{ width: partOf(value) }} />
      {/* moved by as much of its own width, so that it never stands out of the track, which would make the table scroll */}
      <Median style={{ left, transform: `translateX(-${left})` }} />
    </Track>
  );
}
