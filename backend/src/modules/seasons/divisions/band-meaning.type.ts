import { registerEnumType } from '@nestjs/graphql';
import type { BandMeaning } from '../../../domain/competition/standings/band-meaning.ts';

/** The meanings of bands (R44) by their GraphQL names. */
export const BandMeaningEnum = {
  CHAMPION: 'champion',
  PLAYOFFS: 'playoffs',
  STAYS: 'stays',
  PROMOTION: 'promotion',
  PROMOTION_QUALIFIER: 'promotion-qualifier',
  RELEGATION_QUALIFIER: 'relegation-qualifier',
  RELEGATION: 'relegation',
} as const satisfies Record<string, BandMeaning>;

registerEnumType(BandMeaningEnum, {
  name: 'BandMeaning',
  description: 'What a place of the table leads to',
  valuesMap: {
    CHAMPION: { description: 'Champion of the league' },
    PLAYOFFS: { description: 'Plays on for the championship' },
    STAYS: { description: 'Plays on the same level next season' },
    PROMOTION: { description: 'Plays a level higher next season' },
    PROMOTION_QUALIFIER: { description: 'May qualify for the level above' },
    RELEGATION_QUALIFIER: { description: 'Must qualify to stay on its level' },
    RELEGATION: { description: 'Plays a level lower next season' },
  },
});
