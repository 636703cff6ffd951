/** The colours over the rows of a table: promotion, qualification, relegation. */
import { LeagueError } from '../league-error.ts';

/** A colour over some positions of the table, both ends inclusive, counted from 1. */
export interface TableBand {
  fromPosition: number;
  toPosition: number;
  /** `#rrggbb`. */
  hex: string;
}

/** Far past the longest table; a larger number is a slip of the finger. */
const MAX_POSITION = 99;

const HEX = /^#[0-9a-f]{6}$/i;

/** The band a position lies in, or null. */
export function bandFor<T extends Pick<TableBand, 'fromPosition' | 'toPosition'>>(
  position: number,
  bands: readonly T[],
): T | null {
  return bands.find(({ fromPosition, toPosition }) => fromPosition <= position && position <= toPosition) ?? null;
}

/**
 * Refuses with INVALID_INPUT, naming the first field at fault (`bands.0.hex`): a position that is not 1 to 99, an end before its start, a colour that is not `#rrggbb`, two bands over the same position.
 */
export function assertValid(bands: readonly TableBand[]): void {
  bands.forEach((band, index) => {
    const { fromPosition, toPosition, hex } = band;
    if (!isPosition(fromPosition)) throw refusal('not-a-position', index, 'fromPosition');
    if (!isPosition(toPosition)) throw refusal('not-a-position', index, 'toPosition');
    if (toPosition < fromPosition) throw refusal('ends-before-start', index, 'toPosition');
    if (!HEX.test(hex)) throw refusal('not-a-colour', index, 'hex');
    if (bands.slice(0, index).some((other) => overlap(other, band))) throw refusal('overlap', index, 'fromPosition');
  });
}

const overlap = (one: TableBand, other: TableBand): boolean =>
  one.fromPosition <= other.toPosition && other.fromPosition <= one.toPosition;

const isPosition = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_POSITION;

function refusal(
  reason: 'not-a-position' | 'ends-before-start' | 'not-a-colour' | 'overlap',
  index: number,
  field: keyof TableBand,
): LeagueError {
  return new LeagueError('INVALID_INPUT', `division.colours.${reason}`, {
    field: `bands.${index}.${field}`,
    params: { row: index + 1 },
  });
}
