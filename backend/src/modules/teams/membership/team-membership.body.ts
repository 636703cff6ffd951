import { Allow, IsInt, Max, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../../platform/rest/params.ts';

/** A documented action without further fields. */
export class TokenBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
}

/** The teammate that a captain decides about. */
export class TeammateBody extends TokenBody {
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) playerId: number;
}
