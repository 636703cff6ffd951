import type { DivisionRef } from '../../refs/division-ref.ts';
import type { StageRow } from './stage.ts';

/** A stage as the division that it is (046). */
export const stageRefOf = ({
  divisionId,
  name,
  nameEng,
  discriminator,
  rank,
  season,
}: Pick<StageRow, 'divisionId' | 'name' | 'nameEng' | 'discriminator' | 'rank' | 'season'>): DivisionRef => ({
  ...{ id: divisionId, name, nameEng, discriminator, rank, seasonId: season.id },
});
