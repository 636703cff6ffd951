import { Allow, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

/** The longest that a text can be before the rules look at it; pictures are measured where they are taken in. */
const LONG = 5000;

/** What every documented action carries. */
export class AskBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
}

/** Which request to decide. */
export class RequestBody extends AskBody {
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) requestId: number;
}

export class DenyBody extends RequestBody {
  @IsString() @MaxLength(LONG) reason: string;
}

/** Whom an account is linked to, and what he is called from then on. */
export class LinkBody extends RequestBody {
  @IsOptional() @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) playerId?: number | null;
  @IsOptional() @IsString() @MaxLength(LONG) nickname?: string | null;
}

/** The invite to answer. */
export class AnswerBody extends AskBody {
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) inviteId: number;
}

/** The crest is a data URL; without one the team has none yet. */
export class CreateTeamBody extends AskBody {
  @IsString() @MaxLength(LONG) teamname: string;
  @IsOptional() @IsString() teamlogo?: string | null;
}

/** Pictures are data URLs; whatever else stands in their place changes nothing. */
export class TeamSettingsBody extends AskBody {
  @IsOptional() @IsString() @MaxLength(LONG) teamname?: string | null;
  @IsOptional() @IsString() teamlogo?: string | null;
  @IsOptional() @IsString() banner?: string | null;
}

/** The same for a player. */
export class ImageSettingsBody extends AskBody {
  @IsOptional() @IsString() avatar?: string | null;
  @IsOptional() @IsString() banner?: string | null;
}

export class ExistingUserBody extends AskBody {
  @IsOptional() @IsString() @MaxLength(LONG) helpText?: string | null;
  @IsString() @MaxLength(LONG) platform: string;
  @IsString() @MaxLength(LONG) platformId: string;
  @IsString() @MaxLength(LONG) birthdate: string;
  @IsString() @MaxLength(LONG) nationality: string;
}
