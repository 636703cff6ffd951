import { styled } from '../../../styled-system/jsx';
import { HEAD, pyramidLayout, type PyramidBox, type PyramidLine } from './pyramid-layout';
import type { SeasonMovementsQuery } from './season-movements.generated';

type Movements = NonNullable<SeasonMovementsQuery['seasonMovements']>;

/** The measures of the drawing: the columns of names, and how far a line goes whose team plays in one of the seasons only. */
const WIDTH = 960;
const COLUMN = 280;
const STUB = 48;

const Drawing = styled('svg', {
  base: {
    display: { base: 'none', lg: 'block' },
    width: 'full',
    height: 'auto',
    marginBottom: '5',
    fontSize: 'sm',
    '& rect': { fill: 'bg.surface' },
    '& text': { fill: 'fg' },
    '& text[data-head]': { fontFamily: 'display', fontSize: '17px', fontWeight: 'semibold' },
    '& text[data-place]': { fill: 'fg.muted', textAnchor: 'end' },
    '& path': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5px', strokeOpacity: '0.5' },
    '& g[data-movement=UP] path': { stroke: 'fg.win', strokeWidth: '2.5px', strokeOpacity: '1' },
    '& g[data-movement=DOWN] path': { stroke: 'fg.loss', strokeWidth: '2.5px', strokeOpacity: '1' },
    '& g[data-movement=LEFT] path': { strokeDasharray: '3 4', strokeOpacity: '1' },
    '& g[data-movement=NEW] path': { stroke: 'fg.link', strokeWidth: '2.5px', strokeOpacity: '1' },
    '& g:hover path': { strokeWidth: '5px', strokeOpacity: '1' },
    '& g:hover text': { fontWeight: 'bold' },
  },
});

/** A line from each team's row of one season to its row of the next, the divisions of both from the top down. The list below it says the same. */
export function PyramidDrawing({ movements: { fromDivisions, toDivisions, moves } }: { movements: Movements }) {
  const { before, after, lines, height } = pyramidLayout(fromDivisions, toDivisions, moves);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      {before.map((box) => (
        <Box key={box.division.id} box={box} left={0} />
      ))}
      {after.map((box) => (
        <Box key={box.division.id} box={box} left={WIDTH - COLUMN} />
      ))}
      {lines.map((line) => (
        <Line key={line.move.team.id} line={line} />
      ))}
    </Drawing>
  );
}

function Box({ box: { division, top, height }, left }: { box: PyramidBox; left: number }) {
  return (
    <>
      <rect x={left} y={top} width={COLUMN} height={height} rx="6" />
      <text data-head x={left + 12} y={top + HEAD - 8}>
        {division.name}
      </text>
    </>
  );
}

function Line({ line: { move, before, after } }: { line: PyramidLine }) {
  return (
    <g data-movement={move.movement}>
      <path d={wayOf(before, after)} />
      {before !== null && (
        <>
          <text data-place x="30" y={before} dy="0.35em">
            {move.place}
          </text>
          <text x="40" y={before} dy="0.35em">
            {move.team.name}
          </text>
        </>
      )}
      {after !== null && (
        <text x={WIDTH - COLUMN + 12} y={after} dy="0.35em">
          {move.team.name}
        </text>
      )}
    </g>
  );
}

function wayOf(before: number | null, after: number | null): string {
  const [start, end] = [COLUMN, WIDTH - COLUMN];
  if (before === null) return `M${end - STUB} ${after ?? 0}H${end}`;
  if (after === null) return `M${start} ${before}h${STUB}`;
  const bend = (end - start) / 2;
  return `M${start} ${before}C${start + bend} ${before} ${end - bend} ${after} ${end} ${after}`;
}
