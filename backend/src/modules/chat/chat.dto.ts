import { IdProperty, TextProperty, TokenDto } from '../../platform/rest/properties.ts';

/** The longest that a text can be before the rules look at it. */
const LONG = 4000;

/** Which series a documented action about its room is for. */
export class RoomDto extends TokenDto {
  @IdProperty() seriesId: number;
}

/** Whose players get the role. */
export class DivisionRoleDto extends TokenDto {
  @IdProperty() divisionId: number;
}

export class RoomWithMessageDto extends RoomDto {
  @TextProperty({ max: LONG }) message: string;
}
