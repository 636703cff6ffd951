import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { PLATFORMS } from '../../../../domain/series/box-score.ts';
import type { Platform } from '../../../../domain/series/box-score.ts';
import { IdProperty, TokenDto } from '../../../../platform/rest/properties.ts';

/** An account on an unknown platform cannot be attached. */
const NAMED = PLATFORMS.filter((platform) => platform !== 'unknown');

export class GameAccountWishDto extends TokenDto {
  @IdProperty({ description: "A player of the captain's team" }) playerId: number;
  @IsIn(NAMED) @ApiProperty({ enum: NAMED }) platform: Exclude<Platform, 'unknown'>;
  @IsString() @Length(1, 100) @ApiProperty({ minLength: 1, maxLength: 100 }) accountId: string;
  @IsOptional()
  @IsString()
  @Length(1, 100)
  @ApiProperty({
    type: String,
    ...{ required: false, nullable: true, minLength: 1, maxLength: 100 },
    description: 'Its name in the replay',
  })
  displayName: string | null = null;
}
