import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { MOST_TIMES } from '../../../domain/series/series-times.ts';
import { ProblemParamType, resultOf } from '../../../platform/errors/problem.type.ts';
import { SeenVersion } from '../../../platform/graphql/seen-version.ts';
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
  @Field(() => Date, { nullable: true, description: 'null: no dates were chosen' }) scheduledAt: Date | null;
}

@ObjectType('SeriesPlan', { description: 'A series as staff plan it' })
export class SeriesPlanType {
  @Field(() => SeriesType) series: SeriesType;
  @Field(() => Int, { description: 'Send it back: the change is refused when the series was changed meanwhile' })
  version: number;
}

@ObjectType('UnplayedSeries', { description: 'A series without a result' })
export class UnplayedSeriesType extends SeriesPlanType {
  @Field(() => Boolean, {
    description: 'A walkover is claimed in it: staff’s walkover ends the claim, with a reason that both teams read',
  })
  isContested: boolean;
}

@ObjectType('SeriesToTime', { description: 'A series as staff set its time' })
export class SeriesToTimeType extends SeriesPlanType {
  @Field(() => Int, { description: '1, or 2 for the second series of a team in the week' }) playDay: number;
}

export const PlanSeriesResult = resultOf('PlanSeriesResult', SeriesPlanType);

@ObjectType('SeriesPlans', { description: 'Series whose times were saved together' })
export class SeriesPlansType {
  @Field(() => [SeriesPlanType]) plans: SeriesPlanType[];
}

export const PlanManySeriesResult = resultOf('PlanManySeriesResult', SeriesPlansType);

@ObjectType('SeriesTimeNote', { description: 'A warning about the time of a series; it refuses nothing' })
export class SeriesTimeNoteType {
  @Field(() => Int) seriesId: number;
  @Field(() => String, { description: 'Key of the sentence in the translations' }) messageKey: string;
  @Field(() => [ProblemParamType]) params: ProblemParamType[];
}

@InputType()
export class PlayDayInput {
  @Field(() => Int, { description: '1 for Monday to 7 for Sunday' }) @IsInt() weekday: number;
  @Field(() => String, { description: 'HH:mm, in Swedish time' }) @IsString() @MaxLength(5) time: string;
}

@InputType({ description: 'When a schedule is played' })
export class ScheduleDatesInput {
  @Field(() => String, { description: 'YYYY-MM-DD, a day of the first week' })
  @IsString()
  @MaxLength(10)
  firstWeek: string;
  @Field(() => [PlayDayInput], { description: "For a team's first series of a week, and for its second" })
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => PlayDayInput)
  days: PlayDayInput[];
}

@InputType()
export class ScheduleChoiceInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'How often a pair meets: 1 or 2' }) @IsInt() cycles: number;
  @Field(() => Int, { description: 'Series of a team in a week: 1 or 2' }) @IsInt() matchesPerWeek: number;
  @Field(() => Int, { description: 'The same number gives the same schedule' }) @IsInt() seed: number;
  @Field(() => ScheduleDatesInput, { nullable: true, description: 'Left out, the series get no times' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ScheduleDatesInput)
  dates?: ScheduleDatesInput | null;
}

@InputType()
export class CreateScheduleInput extends ScheduleChoiceInput {
  @Field(() => Int, { description: 'How many results the caller knows are lost; refused when it is another number' })
  @IsInt()
  discardedResults: number;
  @SeenVersion('`AdminDivision.versions.schedule`') version: string;
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

@InputType({ description: 'New times of series of one season' })
export class PlanManySeriesInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => [PlanSeriesInput])
  @ArrayMaxSize(MOST_TIMES)
  @ValidateNested({ each: true })
  @Type(() => PlanSeriesInput)
  series: PlanSeriesInput[];
}
