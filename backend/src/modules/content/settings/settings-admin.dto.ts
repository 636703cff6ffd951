import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { IgnoredProperty, TextProperty, TokenDto } from '../../../platform/rest/properties.ts';
import { START_TYPES } from './start-type.ts';
import type { StartType } from './start-type.ts';

const SWITCH = ['true', 'false'] as const;
type Switch = (typeof SWITCH)[number];

/** One switch or both. A switch that is left out stays as it is. */
export class SwitchesDto extends TokenDto {
  /** The token says who acts (T08). */
  @IgnoredProperty('Counts for nothing: who acts is told by the token') userId?: unknown;
  /** Validated also when neither switch is given: a call that names none is a mistake. */
  @ValidateIf((body: SwitchesDto) => body.registration !== undefined || body.transfer === undefined)
  @IsIn(SWITCH)
  @ApiProperty({ enum: SWITCH, required: false, description: 'Left out, it stays; one of the two must be there' })
  registration?: Switch;
  @ValidateIf((body: SwitchesDto) => body.transfer !== undefined)
  @IsIn(SWITCH)
  @ApiProperty({ enum: SWITCH, required: false, description: 'Left out, it stays' })
  transfer?: Switch;
}

export class StartDto extends TokenDto {
  @IsIn(START_TYPES) @ApiProperty({ enum: START_TYPES }) starttype: StartType;
  @TextProperty({ description: 'Markdown, Swedish' }) startcontent: string;
  @TextProperty({ description: 'Markdown, English' }) startcontenteng: string;
}
