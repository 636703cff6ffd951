import { useId, type ReactNode } from 'react';
import { styled } from '../../../styled-system/jsx';
import { acrossOf, downOf, FIELD, viewOf, WALL } from './field-view';

/** The field in a drawing that is not moving: lying, the home team attacking to the right. */
export const OUTLINE = viewOf(1000, false);

const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    '& .ground': { fill: 'bg.surface' },
    '& .line': { fill: 'none', stroke: 'border.control', strokeWidth: '4px' },
    '& .heat': { fill: 'fg.draw' },
    '& .shot-home': { fill: 'none', stroke: 'fg.link', strokeWidth: '5px' },
    '& .shot-away': { fill: 'none', stroke: 'rank.X', strokeWidth: '5px' },
    '& .shot-home[data-goal]': { fill: 'fg.link' },
    '& .shot-away[data-goal]': { fill: 'rank.X' },
  },
});

/** A point of the field as the SVG writes it. */
export const pointOf = (x: number, y: number): string => `${acrossOf(OUTLINE, x, y)},${downOf(OUTLINE, x, y)}`;

const wall = `M${WALL.map(([x, y]) => pointOf(x, y)).join('L')}Z`;
const goal = (end: 1 | -1) =>
  `M${[
    pointOf(-FIELD.goalHalf, end * FIELD.end),
    pointOf(-FIELD.goalHalf, end * (FIELD.end + FIELD.goalDepth)),
    pointOf(FIELD.goalHalf, end * (FIELD.end + FIELD.goalDepth)),
    pointOf(FIELD.goalHalf, end * FIELD.end),
  ].join('L')}`;
const half = `M${pointOf(-FIELD.side, 0)}L${pointOf(FIELD.side, 0)}`;

interface FieldOutlineProps {
  label: string;
  /** Drawn on the ground, below the lines. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The lines of the field, with something drawn on it. */
export function FieldOutline({ label, below, children }: FieldOutlineProps) {
  const clip = useId();
  return (
    <Drawing viewBox={`0 0 ${OUTLINE.width} ${OUTLINE.height}`} role="img" aria-label={label}>
      <clipPath id={clip}>
        <path d={wall} />
      </clipPath>
      <path className="ground" d={wall} />
      <g clipPath={`url(#${clip})`}>{below}</g>
      <path className="line" d={wall} />
      <path className="line" d={goal(-1)} />
      <path className="line" d={goal(1)} />
      <path className="line" d={half} />
      <circle className="line" cx={OUTLINE.width / 2} cy={OUTLINE.height / 2} r={FIELD.circle * OUTLINE.scale} />
      {children}
    </Drawing>
  );
}
