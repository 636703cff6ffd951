import { FIELD } from './field-view';

/** Cells of a heat map: across the field from the right of who attacks, and along it from the own goal. */
export const HEAT = { columns: 16, rows: 20 } as const;

/** A cell with its corner in field units, and its time as a share of the cell with most of it. */
export interface HeatCell {
  x: number;
  y: number;
  share: number;
}

export const CELL = { width: (2 * FIELD.side) / HEAT.columns, length: (2 * FIELD.end) / HEAT.rows } as const;

/** The cells in which there was any time. Empty when there was none at all. */
export function heatCells(heat: readonly number[]): HeatCell[] {
  const most = Math.max(0, ...heat);
  if (most === 0) return [];
  return heat.flatMap((seconds, index) =>
    seconds > 0
      ? [
          {
            x: -FIELD.side + (index % HEAT.columns) * CELL.width,
            y: -FIELD.end + Math.floor(index / HEAT.columns) * CELL.length,
            share: seconds / most,
          },
        ]
      : [],
  );
}

/** How far forward: the own third, the middle one and the other team's. */
export const THIRDS = ['own', 'middle', 'other'] as const;
/** How far to the side, as seen by the one who attacks. */
export const LANES = ['left', 'centre', 'right'] as const;

/** Shares of the time in nine parts of the field, by third and lane. Null without any time. */
export function ninthsOf(heat: readonly number[]): number[][] | null {
  const whole = heat.reduce((sum, seconds) => sum + seconds, 0);
  if (whole === 0) return null;
  const ninths = THIRDS.map(() => LANES.map(() => 0));
  heat.forEach((seconds, index) => {
    const row = Math.floor(index / HEAT.columns);
    const column = index % HEAT.columns;
    // a cell that lies in two parts is divided between them
    for (const [third, along] of parts(row, HEAT.rows)) {
      for (const [lane, across] of parts(column, HEAT.columns)) {
        const line = ninths[third];
        // the first columns are at the right
        if (line) line[2 - lane] = (line[2 - lane] ?? 0) + (seconds * along * across) / whole;
      }
    }
  });
  return ninths;
}

/** The thirds in which a cell lies, with how much of it. */
function parts(cell: number, cells: number): [third: number, share: number][] {
  const [from, to] = [(3 * cell) / cells, (3 * (cell + 1)) / cells];
  const first = Math.min(2, Math.floor(from));
  if (to <= first + 1 + 1e-9) return [[first, 1]];
  const inFirst = (first + 1 - from) / (to - from);
  return [
    [first, inFirst],
    [first + 1, 1 - inFirst],
  ];
}
