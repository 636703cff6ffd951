import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { LeagueSettingsType, StartTypeEnum } from './settings.type.ts';
import type { StartType } from './start-type.ts';

const VERSION_MAX = 64;

@InputType({ description: 'Both switches, as the form shows them' })
export class LeagueSwitchesInput {
  @Field(() => String, { description: '`LeagueSettings.switchesVersion` that the form was filled from' })
  @IsString()
  @MaxLength(VERSION_MAX)
  version: string;

  @Field(() => Boolean) @IsBoolean() registrationOpen: boolean;
  @Field(() => Boolean) @IsBoolean() transferOpen: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Teams sign up for this one; left out: as it is, or the current one',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  signupSeasonId?: number | null;
}

@InputType({ description: "The start page's banner" })
export class StartPageInput {
  @Field(() => String, { description: '`LeagueSettings.startVersion` that the form was filled from' })
  @IsString()
  @MaxLength(VERSION_MAX)
  version: string;

  @Field(() => StartTypeEnum) @IsIn(Object.values(StartTypeEnum)) startType: StartType;
  @Field(() => String, { description: 'Markdown, Swedish' }) @IsString() startContent: string;
  @Field(() => String, { description: 'Markdown, English' }) @IsString() startContentEng: string;
}

export const SaveSettingsResult = resultOf('SaveSettingsResult', LeagueSettingsType);
