import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsString } from 'class-validator';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { LeagueSettingsType, StartTypeType } from './settings.type.ts';
import type { StartType } from './settings.service.ts';

/** Both switches, as the form shows them. */
@InputType()
export class LeagueSwitchesInput {
  @Field(() => Boolean) @IsBoolean() registrationOpen: boolean;
  @Field(() => Boolean) @IsBoolean() transferOpen: boolean;
}

/** The start page's banner. */
@InputType()
export class StartPageInput {
  @Field(() => StartTypeType) @IsIn(Object.values(StartTypeType)) startType: StartType;
  @Field(() => String, { description: 'Markdown, Swedish' }) @IsString() startContent: string;
  @Field(() => String, { description: 'Markdown, English' }) @IsString() startContentEng: string;
}

export const SaveSettingsResult = resultOf('SaveSettingsResult', LeagueSettingsType);
