import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, MaxLength } from 'class-validator';
import { ROLE_IDS } from '../../../domain/actor.ts';
import { IdProperty, TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

const LONGEST = 1000;
const TEXT = { isOptional: true, max: LONGEST } as const;
const ROLES = Object.values(ROLE_IDS);

/** The edited fields of a user. A field that is left out stays as it is. An unknown key is refused (T07). */
export class UserSettingsDto extends TokenDto {
  @IdProperty({ isOptional: true }) userId?: number | null;
  @IdProperty({ isOptional: true }) playerId?: number | null;
  @TextProperty(TEXT) nickname?: string | null;
  @TextProperty(TEXT) discord?: string | null;
  @TextProperty(TEXT) steam?: string | null;
  @IsOptional()
  @Type(() => String)
  @MaxLength(LONGEST)
  @ApiProperty({ type: String, maxLength: LONGEST, required: false, nullable: true, description: 'A number will do' })
  mmr?: string | null;
  @TextProperty(TEXT) twitter?: string | null;
  @TextProperty(TEXT) instagram?: string | null;
  @TextProperty(TEXT) twitch?: string | null;
  @TextProperty(TEXT) tiktok?: string | null;
  @TextProperty(TEXT) youtube?: string | null;
  @TextProperty(TEXT) player_img?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ROLES.length)
  @ArrayUnique()
  @IsIn(ROLES, { each: true })
  @ApiProperty({
    enum: ROLES,
    isArray: true,
    required: false,
    nullable: true,
    description: 'All roles that they are to have',
  })
  roles?: number[] | null;
}
