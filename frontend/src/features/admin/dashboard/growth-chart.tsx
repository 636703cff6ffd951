import { chakra } from '@chakra-ui/react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatInteger, swedishToday } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import type { GrowthPoint } from './growth-days';

interface GrowthChartProps {
  /** The name of the numbers, for the label at the pointer. */
  label: string;
  points: GrowthPoint[];
}

const HEIGHT = 220;

const Frame = chakra('div', {
  base: {
    height: `${HEIGHT}px`,
    // a chart that was drawn for a wider window must not keep the page that wide
    overflowX: 'clip',
    fontSize: 'xs',
    '--line': 'colors.fg.action',
    '--grid': 'colors.border',
    '--text': 'colors.fg.muted',
    '& .point': { bg: 'bg.raised', color: 'fg', padding: '2', borderRadius: 'md', boxShadow: 'raised' },
    '& *:focus': { outline: 'none' },
  },
});

interface PointLabelProps {
  label: string;
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function PointLabel({ label, active, payload }: PointLabelProps) {
  const language = useLanguage();
  const times = useTimes();
  const point = payload?.[0]?.payload as GrowthPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="point">
      {times.shortDateYear(swedishToday(new Date(point.at)))}
      <br />
      {label}: {formatInteger(point.total, language)}
    </div>
  );
}

/** A chart of a growing number. It is hidden from screen readers, which read the table beside it. */
export default function GrowthChart({ label, points }: GrowthChartProps) {
  const language = useLanguage();
  const times = useTimes();
  const dateOf = (at: number) => times.shortDateYear(swedishToday(new Date(at)));
  return (
    <Frame aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <AreaChart data={points} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--grid)" vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            tickFormatter={dateOf}
            tickCount={4}
            minTickGap={32}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
          />
          <YAxis
            width={48}
            allowDecimals={false}
            tickFormatter={(value: number) => formatInteger(value, language)}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
          />
          <Tooltip
            content={<PointLabel label={label} />}
            cursor={{ stroke: 'var(--text)' }}
            isAnimationActive={false}
          />
          <Area
            dataKey="total"
            type="stepAfter"
            stroke="var(--line)"
            strokeWidth={2}
            fill="var(--line)"
            fillOpacity={0.15}
            dot={points.length === 1}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </Frame>
  );
}
