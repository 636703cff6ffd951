import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { SeenVersion } from '../../../platform/graphql/seen-version.ts';
import { LeagueSettingsType, StartTypeEnum } from './settings.type.ts';
import type { StartType } from './start-type.ts';

@InputType({ description: 'Both switches, as the form shows them' })
export class LeagueSwitchesInput {
  @SeenVersion('`LeagueSettings.switchesVersion`') version: string;

  @Field(() => Boolean) @IsBoolean() registrationOpen: boolean;
  @Field(() => Boolean, { description: 'Counts for a window that does not follow the season' })
  @IsBoolean()
  transferOpen: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'The window is open on the transfer days of the current season; left out: it stays so until `transferOpen` differs',
  })
  @IsOptional()
  @IsBoolean()
  transferFollowsSeason?: boolean | null;
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
  @SeenVersion('`LeagueSettings.startVersion`') version: string;

  @Field(() => StartTypeEnum) @IsIn(Object.values(StartTypeEnum)) startType: StartType;
  @Field(() => String, { description: 'Markdown, Swedish' }) @IsString() startContent: string;
  @Field(() => String, { description: 'Markdown, English' }) @IsString() startContentEng: string;
}

export const SaveSettingsResult = resultOf('SaveSettingsResult', LeagueSettingsType);
