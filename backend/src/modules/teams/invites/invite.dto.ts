import { IdProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** The invited person. The account and the player must belong together. */
export class InvitePlayerDto extends TokenDto {
  @IdProperty() toUserId: number;
  @IdProperty() toPlayerId: number;
}

/** The invite to answer or to take back. */
export class InviteDto extends TokenDto {
  @IdProperty() inviteId: number;
}
