import { IdProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** The teammate that a captain decides about. */
export class TeammateDto extends TokenDto {
  @IdProperty() playerId: number;
}
