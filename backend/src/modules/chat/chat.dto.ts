import { IdProperty, TextProperty, TokenDto } from '../../platform/rest/properties.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 4000;

/** The series whose room a documented action is about. */
export class RoomDto extends TokenDto {
  @IdProperty() seriesId: number;
}

/** The division whose players get the role. */
export class DivisionRoleDto extends TokenDto {
  @IdProperty() divisionId: number;
}

export class RoomWithMessageDto extends RoomDto {
  @TextProperty({ max: LONG }) message: string;
}
