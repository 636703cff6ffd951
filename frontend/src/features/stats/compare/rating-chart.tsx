import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { styled } from '../../../styled-system/jsx';
import { MEAN_RATING, ratingTicks, type RatingPoint } from './compared';

interface RatingChartProps {
  label: string;
  points: readonly RatingPoint[];
  home: string;
  away: string;
  isStill: boolean;
  written: (value: number) => string;
}

const Frame = styled('figure', {
  base: {
    height: 'curve',
    minHeight: '15rem',
    fontSize: 'xs',
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingBlock: '3',
    paddingRight: '2',
    overflow: 'hidden',
    '--home': '{colors.fg.link}',
    '--away': '{colors.rank.S}',
    '--grid': '{colors.border}',
    '--text': '{colors.fg.muted}',
    '--raised': '{colors.bg.raised}',
    '--fg': '{colors.fg}',
    '& *:focus': { outline: 'none' },
  },
});

/** The rating of both over the seasons. The second line is dashed, so that colour is not the only difference. */
export default function RatingChart({ label, points, home, away, isStill, written }: RatingChartProps) {
  const line = { type: 'linear', strokeWidth: 2, connectNulls: true, isAnimationActive: !isStill } as const;
  const ticks = ratingTicks(points);
  return (
    <Frame role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--grid)" vertical={false} />
          <XAxis
            dataKey="season"
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            minTickGap={8}
            padding={{ left: 16, right: 16 }}
          />
          <YAxis
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? MEAN_RATING]}
            ticks={ticks}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickFormatter={(value) => written(Number(value))}
            tickLine={false}
            width={40}
          />
          <ReferenceLine y={MEAN_RATING} stroke="var(--text)" strokeDasharray="2 4" />
          <Tooltip
            formatter={(value, name) => [written(Number(value)), name]}
            contentStyle={{ background: 'var(--raised)', border: 'none', borderRadius: 6, padding: '6px 10px' }}
            itemStyle={{ color: 'var(--fg)', padding: 0 }}
            labelStyle={{ color: 'var(--text)' }}
          />
          <Legend
            iconType="plainline"
            formatter={(name) => <span style={{ color: 'var(--fg)' }}>{String(name)}</span>}
          />
          <Line
            {...line}
            dataKey="home"
            name={home}
            stroke="var(--home)"
            dot={{ r: 3, fill: 'var(--home)' }}
            animationDuration={160}
          />
          <Line
            {...line}
            dataKey="away"
            name={away}
            stroke="var(--away)"
            strokeDasharray="7 4"
            dot={{ r: 3, fill: 'var(--away)', strokeDasharray: '0' }}
            animationDuration={160}
          />
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}
