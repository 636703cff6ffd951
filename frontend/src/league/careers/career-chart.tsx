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
  /** Places: 1 is at the top. */
  isPlaces?: boolean;
  /** A line across: the mean. */
  mean?: number;
  isStill: boolean;
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

/** A number season by season, the earliest at the left. The same numbers stand in a table behind it. */
export default function CareerChart({ label, points, isPlaces = false, mean, isStill }: CareerChartProps) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lowest = Math.max(...values, 1);
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
            minTickGap={12}
            padding={{ left: 12, right: 12 }}
          />
          <YAxis
            reversed={isPlaces}
            domain={isPlaces ? [1, lowest] : [0, (highest: number) => Math.max(1.5, Math.ceil(highest * 2) / 2)]}
            allowDecimals={!isPlaces}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            width={36}
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
            isAnimationActive={!isStill}
            animationDuration={160}
          />
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}
