import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, IsInt, IsOptional } from 'class-validator';
import { MOST_REMINDED } from '../../../domain/messages/series-reminder.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';

@ObjectType('LateSeries', { description: 'A series without a result whose day is over' })
export class LateSeriesType {
  @Field(() => Int) seriesId: number;
  @Field(() => String) home: string;
  @Field(() => String) away: string;
  @Field(() => String) division: string;
  @Field(() => Int) week: number;
  @Field(() => Date) scheduledAt: Date;
  @Field(() => Int, { description: 'How many captains have an account, of the two' }) captains: number;
  @Field(() => Boolean, { description: 'Its captains were reminded today, so not again' }) isRemindedToday: boolean;
}

@ObjectType('CaptainsReminded')
export class CaptainsRemindedType {
  @Field(() => Int, { description: 'Of how many series' }) series: number;
  @Field(() => Int, { description: 'How many captains' }) captains: number;
}

@ArgsType()
export class LateSeriesArgs {
  @Field(() => [Int], { nullable: true, description: 'Only these' })
  @IsOptional()
  @ArrayMaxSize(MOST_REMINDED)
  @IsInt({ each: true })
  ids?: number[] | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() divisionId?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Of divisions whose admin the viewer is' })
  @IsOptional()
  @IsBoolean()
  isMine?: boolean | null;
}

export const RemindCaptainsResult = resultOf('RemindCaptainsResult', CaptainsRemindedType);
