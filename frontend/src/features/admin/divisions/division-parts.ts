import type { DivisionPart } from '../../../lib/paths';

/** The parts of a division's page, in the order in which a season is prepared. */
export const DIVISION_PARTS = [
  'settings',
  'colours',
  'teams',
  'schedule',
  'weeks',
  'chat',
] as const satisfies readonly DivisionPart[];
