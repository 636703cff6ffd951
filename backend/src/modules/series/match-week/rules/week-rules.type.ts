import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { SeenVersion } from '../../../../platform/graphql/seen-version.ts';

/** First limits; the rules have smaller ones. */
const LONGEST = 100;
const MOST = 100;

@ObjectType('MatchWeekRules', { description: 'What captains do themselves in a season' })
export class MatchWeekRulesType {
  @Field(() => Int) seasonId: number;
  @Field(() => Boolean) captainsSetTimes: boolean;
  @Field(() => Boolean) captainsReport: boolean;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: the week in which the season starts' })
  firstWeek: string | null;
  @Field(() => [String], { description: 'YYYY-MM-DD, a day of each week without play' })
  pausedWeeks: readonly string[];
  @Field(() => Int, { description: '1 for Monday to 7 for Sunday' }) deadlineWeekday: number;
  @Field(() => String, { description: 'HH:mm in Sweden' }) deadlineTime: string;
}

export const SaveMatchWeekRulesResult = resultOf('SaveMatchWeekRulesResult', MatchWeekRulesType);

@InputType({ description: 'All of the rules; what is left out is as for a season without any' })
export class MatchWeekRulesInput {
  @SeenVersion('`MatchWeekRules.version`') version: string;
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => Boolean) @IsBoolean() captainsSetTimes: boolean;
  @Field(() => Boolean) @IsBoolean() captainsReport: boolean;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, a day of the first week of play' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  firstWeek?: string | null;
  @Field(() => [String], { nullable: true, description: 'YYYY-MM-DD, a day of each week without play, at most 20' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  pausedWeeks?: string[] | null;
  @Field(() => Int, { description: '1 for Monday to 7 for Sunday' }) @IsInt() deadlineWeekday: number;
  @Field(() => String, { description: 'HH:mm in Sweden' }) @IsString() @MaxLength(LONGEST) deadlineTime: string;
}

/** The rules of the input, with nothing for what was left out. */
export const toWeekRules = ({
  seasonId: _id,
  version: _version,
  firstWeek,
  pausedWeeks,
  ...rules
}: MatchWeekRulesInput): WeekRules => ({
  ...rules,
  firstWeek: firstWeek ?? null,
  pausedWeeks: pausedWeeks ?? [],
});
