import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import { endNames, lineLook, type RaceMeasure, type RaceWeek } from './race';

interface RaceChartProps {
  label: string;
  measure: RaceMeasure;
  weeks: readonly RaceWeek[];
  /** In the order of the table. */
  teams: readonly TeamLogoFragment[];
  short: ReadonlyMap<number, string>;
  /** The team whose line stands out; null: all are equal. */
  chosen: number | null;
  isStill: boolean;
  weekName: (week: number) => string;
}

const Frame = styled('figure', {
  base: {
    fontSize: 'xs',
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingBlock: '3',
    paddingRight: '2',
    // a chart that has not yet noticed a narrower page is cut off for a moment
    overflow: 'hidden',
    '--grid': '{colors.border}',
    '--text': '{colors.fg.muted}',
    '--raised': '{colors.bg.raised}',
    '--fg': '{colors.fg}',
    '--line-S': '{colors.rank.S}',
    '--line-X': '{colors.rank.X}',
    '--line-A': '{colors.rank.A}',
    '--line-B': '{colors.rank.B}',
    '--line-C': '{colors.rank.C}',
    '--line-D': '{colors.rank.D}',
    '--line-E': '{colors.rank.E}',
    '& *:focus': { outline: 'none' },
  },
});

/** Room for a team in the chart, in px, so that lines of neighbours do not touch. */
const ROW_PX = 30;
const AXIS_PX = 48;

/** A line for each team over the weeks: its place, the first one at the top, or its points. */
export default function RaceChart(props: RaceChartProps) {
  const { label, measure, weeks, teams, short, chosen, isStill, weekName } = props;
  const isPlaces = measure === 'position';
  const last = weeks.length - 1;
  const ends = endNames(weeks[last], short);
  const nameOf = new Map(teams.map(({ id, name }) => [String(id), name]));
  return (
    <Frame role="img" aria-label={label} style={{ height: Math.max(6, teams.length) * ROW_PX + AXIS_PX }}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={weeks}
          margin={{ top: 10, right: isPlaces ? 48 : 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--grid)" vertical={false} />
          <XAxis
            dataKey="week"
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            minTickGap={12}
            padding={{ left: 8, right: 8 }}
          />
          <YAxis
            reversed={isPlaces}
            domain={isPlaces ? [1, teams.length] : ['auto', 'auto']}
            ticks={isPlaces ? teams.map((_, index) => index + 1) : undefined}
            interval={isPlaces ? 0 : undefined}
            allowDecimals={false}
            stroke="var(--grid)"
            tick={{ fill: 'var(--text)' }}
            tickLine={false}
            width={32}
          />
          <Tooltip
            labelFormatter={(week) => weekName(Number(week))}
            formatter={(value, id) => [Number(value), nameOf.get(String(id)) ?? '']}
            itemSorter={({ value }) => (isPlaces ? Number(value) : -Number(value))}
            filterNull
            contentStyle={{ background: 'var(--raised)', border: 'none', borderRadius: 6, padding: '6px 10px' }}
            itemStyle={{ color: 'var(--fg)', padding: 0 }}
            labelStyle={{ color: 'var(--text)' }}
          />
          {teams.map(({ id }, index) => {
            const { color, dash } = lineLook(index);
            const isQuiet = chosen !== null && chosen !== id;
            return (
              <Line
                key={id}
                type={isPlaces ? 'bump' : 'linear'}
                dataKey={String(id)}
                stroke={color}
                strokeWidth={chosen === id ? 4 : 2}
                strokeOpacity={isQuiet ? 0.2 : 1}
                strokeDasharray={dash}
                dot={
                  isPlaces
                    ? { r: chosen === id ? 4 : 3, fill: color, strokeDasharray: '0', fillOpacity: isQuiet ? 0.2 : 1 }
                    : weeks.length === 1
                }
                isAnimationActive={!isStill}
                animationDuration={160}
                label={isPlaces ? (at) => endOfLine(at, last, ends.get(id) ?? '', isQuiet) : undefined}
              />
            );
          })}
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}

/** The short name of a team at the end of its line. */
function endOfLine(
  at: { x?: number | string; y?: number | string; index?: number },
  last: number,
  name: string,
  isQuiet: boolean,
) {
  if (at.index !== last) return <g />;
  return (
    <text
      x={Number(at.x) + 8}
      y={Number(at.y)}
      dy="0.35em"
      fill={isQuiet ? 'var(--text)' : 'var(--fg)'}
      opacity={isQuiet ? 0.6 : 1}
    >
      {name}
    </text>
  );
}
