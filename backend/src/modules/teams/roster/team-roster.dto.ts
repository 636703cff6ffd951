import { IdProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** The teammate that the captain's call is about. */
export class TeammateDto extends TokenDto {
  @IdProperty() playerId: number;
}
