/** The colours of rows in a table: promotion, qualification, relegation. */
import { LeagueError } from '../../league-error.ts';

/** A colour for some positions of the table. Both ends are included; positions count from 1. */
export interface TableBand {
  fromPosition: number;
  toPosition: number;
  /** `#rrggbb`. */
  hex: string;
}

/** Much more than the longest table, so a larger number is a typing mistake. */
const MAX_POSITION = 99;

const HEX = /^#[0-9a-f]{6}$/i;

/** The band of a position, or null. */
export function bandFor<T extends Pick<TableBand, 'fromPosition' | 'toPosition'>>(
  position: number,
  bands: readonly T[],
): T | null {
  return bands.find(({ fromPosition, toPosition }) => fromPosition <= position && position <= toPosition) ?? null;
}

/**
 * Refuses the first wrong field by its name, `bands.0.hex` (INVALID_INPUT): a position outside 1 to 99, an end before
 * its start, a colour that is not `#rrggbb`, two bands for the same position.
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
