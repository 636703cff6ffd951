import { Allow, IsInt, Max, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

/** Whom to ask: the account and the player must be one person. */
export class InvitePlayerBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) toUserId: number;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) toPlayerId: number;
}

/** Which invite to answer or to take back. */
export class InviteBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) inviteId: number;
}
