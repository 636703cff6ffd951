import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ROLE_IDS } from '../../domain/actor.ts';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

const LONGEST = 1000;

const text = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  IsString()(target, key);
  MaxLength(LONGEST)(target, key);
};

/** The edited fields of a user; what is left out stays. A key that is not here is refused (T07). */
export class UserSettingsBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @IsOptional() @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) userId?: number | null;
  @IsOptional() @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) playerId?: number | null;
  @text() nickname?: string | null;
  @text() discord?: string | null;
  @text() steam?: string | null;
  @IsOptional() @Type(() => String) @MaxLength(LONGEST) mmr?: string | null;
  @text() twitter?: string | null;
  @text() instagram?: string | null;
  @text() twitch?: string | null;
  @text() tiktok?: string | null;
  @text() youtube?: string | null;
  @text() player_img?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(Object.keys(ROLE_IDS).length)
  @ArrayUnique()
  @IsIn(Object.values(ROLE_IDS), { each: true })
  roles?: number[] | null;
}
