import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../../platform/rest/params.ts';

/** The longest that a text can be before the rules look at it. */
const LONG = 2000;

export class CreateDivisionBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @IsString() @MaxLength(LONG) divisionName: string;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) seasonId: number;
}

/** Which division a documented action is about. */
export class DivisionBody {
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) divisionId: number;
}

export class DivisionInfoBody extends DivisionBody {
  @IsString() @MaxLength(LONG) divisionName: string;
  @IsOptional() @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) divisionAdminUserId?: number | null;
}

/** A colour by its documented names; indexes are table rows, both inclusive. */
export class ColorBody {
  @IsString() @MaxLength(LONG) hex: string;
  @NumberOrDigits() @IsInt() fromIndex: number;
  @NumberOrDigits() @IsInt() toIndex: number;
  @IsString() @MaxLength(LONG) engDescription: string;
  @IsString() @MaxLength(LONG) sweDescription: string;
}

export class ColorsBody extends DivisionBody {
  @IsArray() @ArrayMaxSize(100) @ValidateNested({ each: true }) @Type(() => ColorBody) colors: ColorBody[];
}

export class TeamsBody extends DivisionBody {
  @IsArray() @ArrayMaxSize(100) @NumberOrDigits() @IsInt({ each: true }) teamIds: number[];
}
