import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { EVENING_ANSWERS } from '../../../../domain/match-week/evenings.ts';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import { TextProperty, TokenDto } from '../../../../platform/rest/properties.ts';

/** First limits; the rules have smaller ones. */
const LONGEST = 40;
const MOST = 20;

/** The starts that a captain offers. */
export class OfferTimesDto extends TokenDto {
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  @ApiProperty({
    type: [String],
    maxItems: MOST,
    description: 'One to three, YYYY-MM-DD HH:mm in Swedish time',
  })
  starts: string[];
}

/** The start that a captain accepts. */
export class AcceptTimeDto extends TokenDto {
  @IsISO8601({ strict: true })
  @Matches(/T\d\d:.*(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/)
  @TextProperty({ max: LONGEST, description: 'As the offer has it: ISO 8601 with an offset' })
  start: string;
}

/** A player's answer about an evening. */
export class MarkEveningDto extends TokenDto {
  @TextProperty({ max: LONGEST, description: 'YYYY-MM-DD' }) day: string;

  @IsOptional()
  @IsIn(EVENING_ANSWERS)
  @ApiProperty({
    type: String,
    enum: EVENING_ANSWERS,
    required: false,
    nullable: true,
    description: 'null, or left out, takes the answer away',
  })
  answer: EveningChoice | null = null;
}
