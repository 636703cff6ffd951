import type { StageExit, StageFormat, StageKind } from '../../../lib/schema.generated';

export const NAME_MAX = 60;

/** Does it have a name in both languages? */
export const isNamed = ({ name, nameEng }: { name: string; nameEng: string }): boolean =>
  name.trim() !== '' && nameEng.trim() !== '';

export const LAST_WEEK = 52;
export const KINDS = ['PLAYOFFS', 'QUALIFIER', 'CUP'] as const satisfies readonly StageKind[];
export const FORMATS = [
  'SINGLE_ELIMINATION',
  'DOUBLE_ELIMINATION',
  'DECIDER',
] as const satisfies readonly StageFormat[];
export const EXITS = ['WITHDRAWN', 'DISQUALIFIED'] as const satisfies readonly StageExit[];

/** How the series of a round can be played. */
export const ROUND_FORMATS = ['FIRST_TO_1', 'FIRST_TO_2', 'FIRST_TO_3', 'FIRST_TO_4', 'FOUR_PLUS_DECIDER'] as const;
