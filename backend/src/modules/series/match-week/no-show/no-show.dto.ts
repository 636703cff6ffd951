import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { NumberProperty, TokenDto } from '../../../../platform/rest/properties.ts';
import { PictureNames } from '../evidence/picture-names.ts';

const MOST_TEXT = 4000;

/** The version of the series that the caller saw. */
export class SeenClaimDto extends TokenDto {
  @NumberProperty({ description: 'The version that the caller saw' }) version: number;
}

export class ClaimDto extends SeenClaimDto {
  @PictureNames({ isRequired: true })
  @ApiProperty({ type: [String], description: 'Names of uploaded pictures of the lobby, at least one' })
  pictures: string[];
}

export class ObjectionDto extends TokenDto {
  @IsString() @MaxLength(MOST_TEXT) @ApiProperty() text: string;
  @PictureNames()
  @ApiProperty({ type: [String], required: false, description: 'Names of uploaded pictures' })
  pictures: string[] = [];
}

export class ClaimDecisionDto extends SeenClaimDto {
  @IsBoolean()
  @ApiProperty({ description: 'The team that claims gets the walkover; otherwise the series is to be played' })
  isGranted: boolean;
  @IsOptional()
  @IsString()
  @MaxLength(MOST_TEXT)
  @ApiProperty({ type: String, required: false, nullable: true, description: 'Both teams read it' })
  reason: string | null = null;
}
