import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsInt, IsString, MaxLength } from 'class-validator';
import type { EveningChoice, EveningCount } from '../../../../domain/match-week/evenings.ts';
import type { Side } from '../../../../domain/sides.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { SideEnum } from '../../series.type.ts';
import { WeekSeriesType } from '../week-series.type.ts';

/** The answers about an evening by their GraphQL names. */
export const EveningAnswerEnum = {
  CAN: 'can',
  IF_NEED_BE: 'if-need-be',
  CANNOT: 'cannot',
} as const satisfies Record<string, EveningChoice>;
registerEnumType(EveningAnswerEnum, { name: 'EveningAnswer' });

@ObjectType('TimeOffer', { description: 'Starts that a captain has offered, and that still stand' })
export class TimeOfferType {
  @Field(() => Int) id: number;
  @Field(() => SideEnum) side: Side;
  @Field(() => [Date]) starts: string[];
  @Field(() => String, { nullable: true, description: 'The player who offered' }) by: string | null;
}

@ObjectType('EveningCount', { description: "How many of a team's players gave each answer" })
export class EveningCountType implements EveningCount {
  @Field(() => Int) can: number;
  @Field(() => Int) ifNeedBe: number;
  @Field(() => Int) cannot: number;
}

@ObjectType('EveningMate', { description: "What a player of the viewer's own team has answered" })
export class EveningMateType {
  @Field(() => Int) playerId: number;
  @Field(() => String) nickname: string;
  @Field(() => EveningAnswerEnum) answer: EveningChoice;
}

@ObjectType('Evening', { description: "An evening of the series' week" })
export class EveningType {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day: string;
  @Field(() => EveningAnswerEnum, { nullable: true, description: "The viewer's own answer" })
  own: EveningChoice | null;
  @Field(() => [EveningMateType], { description: "The others of the viewer's own team who have answered, by name" })
  mates: EveningMateType[];
  @Field(() => EveningCountType) home: EveningCount;
  @Field(() => EveningCountType) away: EveningCount;
  @Field(() => Int, { nullable: true, description: '1 for the best evening; null: three of each side cannot' })
  rank: number | null;
}

@ObjectType('WeekTimes', { description: 'How the captains of a series agree on its time' })
export class WeekTimesType {
  @Field(() => [TimeOfferType]) offers: TimeOfferType[];
  @Field(() => Boolean, { description: 'The present time is one that the captains agreed on' }) isAgreed: boolean;
  @Field(() => Boolean, { description: 'The viewer may offer and accept now' }) mayOffer: boolean;
  @Field(() => String, { nullable: true, description: 'Key of the sentence why no captain may' })
  closedKey: string | null;
  @Field(() => Date, { description: 'The earliest start that can be offered' }) firstStart: Date;
  @Field(() => [EveningType], { description: 'Monday to Sunday' }) evenings: EveningType[];
}

@InputType()
export class OfferTimesInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => [String], { description: 'YYYY-MM-DD HH:mm in Sweden, one to three' })
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  starts: string[];
}

export const WeekSeriesResult = resultOf('WeekSeriesResult', WeekSeriesType);
