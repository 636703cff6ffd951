import { styled } from '../../styled-system/jsx';

/** A point of a spark line. A won one is a filled dot, a lost one a ring, so that colour says nothing alone. */
export interface SparkPoint {
  value: number;
  isWon: boolean;
}

interface SparkLineProps {
  /** What the line shows, in words. */
  label: string;
  /** The oldest first. */
  points: readonly SparkPoint[];
  /** The dashed line across: the mean, or an even result. */
  middle: number;
}

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 8;

const Frame = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '32rem',
    height: 'auto',
    '& polyline': { fill: 'none', stroke: 'fg.link', strokeWidth: '2px', strokeLinejoin: 'round' },
    '& line': { stroke: 'fg.muted', strokeWidth: '1px', strokeDasharray: '4 4' },
    '& circle': { stroke: 'fg.loss', strokeWidth: '2px', fill: 'bg.canvas' },
    '& circle[data-won]': { stroke: 'fg.win', fill: 'fg.win' },
  },
});

/** A small line of the latest games or series. */
export function SparkLine({ label, points, middle }: SparkLineProps) {
  const values = [middle, ...points.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : EDGE + ((high - value) / (high - low)) * (HEIGHT - 2 * EDGE);
  const x = (index: number) =>
    points.length === 1 ? WIDTH / 2 : EDGE + (index / (points.length - 1)) * (WIDTH - 2 * EDGE);
  return (
    <Frame viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1="0" x2={WIDTH} y1={y(middle)} y2={y(middle)} />
      <polyline points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
      {points.map(({ value, isWon }, index) => (
        <circle key={index} cx={x(index)} cy={y(value)} r="5" data-won={isWon || undefined} />
      ))}
    </Frame>
  );
}
