/** The colours over the rows of a table (R1): promotion, qualification, relegation. */
import { LeagueError } from './league-error.ts';

/** A colour over the positions from..to, both inclusive, counted from 1. */
export interface PlacementBand {
  from: number;
  to: number;
  /** `#rrggbb`. */
  hex: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The band a position lies in, or null. */
export function bandFor<T extends Pick<PlacementBand, 'from' | 'to'>>(position: number, bands: readonly T[]): T | null {
  return bands.find(({ from, to }) => from <= position && position <= to) ?? null;
}

/**
 * Refuses with INVALID_INPUT, naming the first field at fault (`bands.0.hex`): a position that is no whole number from
 * 1, an end before its start, a colour that is not `#rrggbb`, two bands over the same position.
 */
export function assertValid(bands: readonly PlacementBand[]): void {
  bands.forEach(({ from, to, hex }, index) => {
    if (!isPosition(from)) throw refusal('not-a-position', index, 'from');
    if (!isPosition(to)) throw refusal('not-a-position', index, 'to');
    if (to < from) throw refusal('ends-before-start', index, 'to', { from, to });
    if (!HEX.test(hex)) throw refusal('not-a-colour', index, 'hex');
    const overlapped = bands.slice(0, index).find((other) => other.from <= to && from <= other.to);
    if (overlapped) throw refusal('overlap', index, 'from', { from: overlapped.from, to: overlapped.to });
  });
}

const isPosition = (value: number): boolean => Number.isInteger(value) && value >= 1;

function refusal(
  reason: 'not-a-position' | 'ends-before-start' | 'not-a-colour' | 'overlap',
  index: number,
  field: keyof PlacementBand,
  params: Record<string, number> = {},
): LeagueError {
  return new LeagueError('INVALID_INPUT', 'invalid', `division.colours.${reason}`, {
    field: `bands.${index}.${field}`,
    params: { row: index + 1, ...params },
  });
}
