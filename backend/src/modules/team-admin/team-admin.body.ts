import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

const LONGEST = 1000;
const MOST_SLOTS = 20;
/** The document writes 1 and 0. */
const ON = [1, '1', true, 'true'];
const OFF = [0, '0', false, 'false'];

/** A player of the team; rows of `activePlayers` can be sent back as they came. */
export class TeamPlayerBody {
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) id: number;
  /** 1 is the captain. */
  @NumberOrDigits() @IsInt() @Min(1) @Max(MOST_SLOTS) sortorder: number;
  @Allow() nickname?: unknown;
  @Allow() mmr?: unknown;
}

/**
 * A team as a whole; what is left out stays. Pictures are data URLs, an empty text takes one away, and whatever else
 * stands in their place changes nothing. A key that is not here is refused (T07).
 */
export class SaveTeamBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) teamId: number;
  @IsOptional() @IsString() @MaxLength(LONGEST) teamname?: string | null;
  @IsOptional() @IsString() teamlogo?: string | null;
  @IsOptional() @IsString() banner?: string | null;
  @IsOptional() @IsIn([...ON, ...OFF]) active?: string | number | boolean | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_SLOTS)
  @ValidateNested({ each: true })
  @Type(() => TeamPlayerBody)
  players?: TeamPlayerBody[] | null;
}

/** Whether the body says on; undefined when it says nothing. */
export const isOn = (active: SaveTeamBody['active']): boolean | undefined =>
  active === null || active === undefined ? undefined : ON.includes(active);
