import { Field, InputType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';
import type { SeriesFormat } from '../../domain/series-format.ts';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { SeasonType } from './season.type.ts';
import { SeriesFormatType } from './series-format.type.ts';

/** More than any season has is cut off before the rules look at it. */
const LONGEST = 1000;

@InputType()
export class SeasonInput {
  @Field(() => String, { description: '1 to 60 characters' }) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) @IsString() @MaxLength(LONGEST) startsOn: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) @IsString() @MaxLength(LONGEST) endsOn: string;
  @Field(() => SeriesFormatType, { description: 'What new divisions start from' })
  @IsIn(Object.values(SeriesFormatType))
  format: SeriesFormat;
}

export const SaveSeasonResult = resultOf('SaveSeasonResult', SeasonType);
