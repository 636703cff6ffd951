import { IdProperty, TokenDto } from '../../platform/rest/properties.ts';

/** Whom to ask: the account and the player must be one person. */
export class InvitePlayerDto extends TokenDto {
  @IdProperty() toUserId: number;
  @IdProperty() toPlayerId: number;
}

/** Which invite to answer or to take back. */
export class InviteDto extends TokenDto {
  @IdProperty() inviteId: number;
}
