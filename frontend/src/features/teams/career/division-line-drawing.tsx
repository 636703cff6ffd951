import { styled } from '../../../styled-system/jsx';
import { divisionLine, type LineSeason } from './division-line';

/** A season of the drawing. `name` stands below it, `note` is told when the reader points at it. */
export interface DrawnSeason extends LineSeason {
  id: number;
  name: string;
  note: string;
}

/** Below the drawing are the seasons' names. */
const FOOT = 24;
/** So many seasons have room for each name on a phone. */
const MOST_NAMES = 12;

const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    fontSize: 'xs',
    '& rect': { fill: 'bg.surface' },
    '& text': { fill: 'fg.muted' },
    '& text[data-place]': { fill: 'fg', fontSize: 'sm', fontWeight: 'semibold', textAnchor: 'middle' },
    '& text[data-season]': { textAnchor: 'middle' },
    '& line': { stroke: 'fg.link', strokeWidth: '2px' },
    '& line[data-way=up]': { stroke: 'fg.win' },
    '& line[data-way=down]': { stroke: 'fg.loss' },
    '& circle': { fill: 'fg.link' },
  },
});

/** A team's way through the divisions, the top one above: a point for each season, the earliest at the left. A table says the same. */
export function DivisionLineDrawing({ label, seasons }: { label: string; seasons: readonly DrawnSeason[] }) {
  const { bands, heights, height } = divisionLine(seasons);
  const across = (index: number) => `${((index + 0.5) / seasons.length) * 100}%`;
  const step = Math.ceil(seasons.length / MOST_NAMES);
  return (
    <Drawing role="img" aria-label={label} style={{ height: height + FOOT }}>
      {bands.map(({ rank, names, top, height: bandHeight }) => (
        <g key={rank}>
          <rect y={top} width="100%" height={bandHeight} rx="6" />
          <text x="10" y={top + 17}>
            {names.join(' · ')}
          </text>
        </g>
      ))}
      {seasons.map(({ id, rank }, index) => {
        const [from, to] = [heights[index - 1], heights[index]];
        const before = seasons[index - 1];
        if (before === undefined || from == null || to == null) return null;
        const way = rank === before.rank ? undefined : rank < before.rank ? 'up' : 'down';
        return <line key={id} x1={across(index - 1)} y1={from} x2={across(index)} y2={to} data-way={way} />;
      })}
      {seasons.map(({ id, name, note, position }, index) => {
        const at = heights[index];
        return (
          <g key={id}>
            <title>{note}</title>
            {at != null && (
              <>
                <circle cx={across(index)} cy={at} r="5" />
                <text data-place x={across(index)} y={at - 9}>
                  {position}
                </text>
              </>
            )}
            {index % step === 0 && (
              <text data-season x={across(index)} y={height + FOOT - 7}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
