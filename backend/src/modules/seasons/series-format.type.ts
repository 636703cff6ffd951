import { registerEnumType } from '@nestjs/graphql';
import type { SeriesFormat } from '../../domain/series/series-format.ts';

/** The series formats (R2) by their GraphQL names. */
export const SeriesFormatEnum = {
  FIRST_TO_1: 'first-to-1',
  FIRST_TO_2: 'first-to-2',
  FIRST_TO_3: 'first-to-3',
  FOUR_PLUS_DECIDER: 'four-plus-decider',
  FIRST_TO_4: 'first-to-4',
} as const satisfies Record<string, SeriesFormat>;

registerEnumType(SeriesFormatEnum, {
  name: 'SeriesFormat',
  description: 'How a series is played',
  valuesMap: {
    FIRST_TO_1: { description: 'One game; only in a round of a stage' },
    FIRST_TO_2: { description: 'Best of three; only in a round of a stage' },
    FIRST_TO_3: { description: 'Best of five: over when one side has three games' },
    FOUR_PLUS_DECIDER: { description: 'Four games always, and a fifth at 2-2' },
    FIRST_TO_4: { description: 'Best of seven; only in a round of a stage' },
  },
});
