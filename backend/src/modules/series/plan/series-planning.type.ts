import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { SeriesType } from '../series.type.ts';

@ObjectType('PlayingOrder', { description: 'Numbers of teams and meetings that a schedule can be made for' })
export class PlayingOrderType {
  @Field(() => Int) noOfTeams: number;
  @Field(() => Int) noOfGamesVsOther: number;
}

@ObjectType('ScheduledSeries', { description: 'A series of a preview' })
export class ScheduledSeriesType {
  @Field(() => Int) week: number;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
}

@ObjectType('SeriesPlan', { description: 'A series as staff plan it' })
export class SeriesPlanType {
  @Field(() => SeriesType) series: SeriesType;
  @Field(() => Int, { description: 'Send it back: the change is refused when the series was changed meanwhile' })
  version: number;
}

export const PlanSeriesResult = resultOf('PlanSeriesResult', SeriesPlanType);

@InputType()
export class ScheduleChoiceInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'How often a pair meets: 1 or 2' }) @IsInt() cycles: number;
  @Field(() => Int, { description: 'Series of a team in a week: 1 or 2' }) @IsInt() matchesPerWeek: number;
  @Field(() => Int, { description: 'The same number gives the same schedule' }) @IsInt() seed: number;
}

@InputType()
export class CreateScheduleInput extends ScheduleChoiceInput {
  @Field(() => Int, { description: 'How many results the caller knows are lost; refused when it is another number' })
  @IsInt()
  discardedResults: number;
}

@InputType()
export class PlanSeriesInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => String, { nullable: true, description: 'Swedish time, YYYY-MM-DD HH:mm; null for none' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  scheduledAt: string | null = null;
  @Field(() => Boolean) @IsBoolean() isStreamed: boolean;
}
