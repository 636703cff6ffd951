import { Allow, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

/** The longest that a text can be before the rules look at it. */
const LONG = 4000;

/** Which series a documented action about its room is for. */
export class RoomBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) seriesId: number;
}

export class RoomWithMessageBody extends RoomBody {
  @IsString() @MaxLength(LONG) message: string;
}
