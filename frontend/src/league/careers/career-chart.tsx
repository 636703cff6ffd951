import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { styled } from '../../styled-system/jsx';

/** A season of the chart. `note` is what the tooltip says; null: the line has a gap. */
export interface CareerPoint {
  id: number;
  name: string;
  value: number | null;
  note: string;
}

interface CareerChartProps {
  label: string;
  /** The earliest first. */
  points: readonly CareerPoint[];
  /** Any measure, with an axis that the chart finds from 0 up. Default: ratings, in halves. */
  isMeasure?: boolean;
  /** A line across: the mean. */
  mean?: number;
  /** The numbers at the axis, in the reader's language. */
  format: (value: number) => string;
}

const Frame = styled('figure', {
  base: {
    height: 'curve',
    fontSize: 'xs',
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingBlock: '3',
    paddingRight: '2',
    overflow: 'hidden',
    '--line': '{colors.fg.link}',
    '--grid': '{colors.border}',
    '--text': '{colors.fg.muted}',
    '--raised': '{colors.bg.raised}',
    '--fg': '{colors.fg}',
    '& *:focus': { outline: 'none' },
  },
});

/** A chart of ratings reaches at least this high, so that a little above the mean looks like a little. */
const LEAST_TOP = 1.5;
/** Halves from zero to above the highest rating. */
const ratingTicks = (highest: number): number[] =>
  Array.from({ length: Math.ceil(highest * 2) + 1 }, (_, index) => index / 2);

/** A number season by season, the earliest at the left. The same numbers stand in a table behind it. */
export default function CareerChart({ label, points, isMeasure = false, mean, format }: CareerChartProps) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const highest = Math.max(...values, LEAST_TOP);
  const ticks = isMeasure ? [] : ratingTicks(highest);
  return (
    <Frame role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--grid)" vertical={false} />
          <XAxis
            dataKey="name"
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            minTickGap={8}
            padding={{ left: 12, right: 12 }}
          />
          <YAxis
            {...(isMeasure
              ? { domain: [0, 'auto'] as const }
              : { domain: [ticks[0] ?? 0, Math.max(highest, ticks.at(-1) ?? 0)] as const, ticks })}
            tickFormatter={format}
            padding={{ top: 8, bottom: 0 }}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            width={isMeasure ? 60 : 36}
          />
          {mean !== undefined && <ReferenceLine y={mean} stroke="var(--text)" strokeDasharray="4 4" />}
          <Tooltip
            formatter={(_, __, { payload }) => [(payload as CareerPoint).note, '']}
            separator=""
            contentStyle={{ background: 'var(--raised)', border: 'none', borderRadius: 6, padding: '6px 10px' }}
            itemStyle={{ color: 'var(--fg)', padding: 0 }}
            labelStyle={{ color: 'var(--text)' }}
          />
          <Line
            type="linear"
            dataKey="value"
            stroke="var(--line)"
            strokeWidth={2}
            dot={{ r: 4, fill: 'var(--line)' }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}
