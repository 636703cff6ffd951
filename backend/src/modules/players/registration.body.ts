import { Allow, IsString, MaxLength } from 'class-validator';

/** The longest that a text can be before the rules look at it. */
const LONG = 200;

/** A call without anything but its token. */
export class AskBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
}

export class DetailsBody extends AskBody {
  @IsString() @MaxLength(LONG) platform: string;
  @IsString() @MaxLength(LONG) platformId: string;
  @IsString() @MaxLength(LONG) birthdate: string;
  @IsString() @MaxLength(LONG) nationality: string;
}

export class NewUserBody extends DetailsBody {
  @IsString() @MaxLength(LONG) nickname: string;
}
