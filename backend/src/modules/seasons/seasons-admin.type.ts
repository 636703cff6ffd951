import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { Qualifier, TypedSeason } from '../../domain/competition/season.ts';
import { TABLE_FORMATS } from '../../domain/series/series-format.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { SeasonType } from './season.type.ts';
import { SeriesFormatEnum } from './series-format.type.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 1000;

/** A first limit, larger than any list of qualifiers. */
const MOST = 100;

@ObjectType('UnsettledSeries', { description: 'Numbers of series of the current season; 0 without one' })
export class UnsettledSeriesType {
  @Field(() => Int, { description: 'Without a result' }) unplayed: number;
  @Field(() => Int, { description: 'With a result that a team disputes' }) disputed: number;
  @Field(() => Int, { description: 'In which a team claims a walkover' }) claimed: number;
}

@InputType()
export class SeasonQualifierInput implements Qualifier {
  @Field(() => String, { description: 'Swedish, 1 to 60 characters' }) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { description: 'English, the same' }) @IsString() @MaxLength(LONGEST) nameEng: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) @IsString() @MaxLength(LONGEST) from: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) @IsString() @MaxLength(LONGEST) to: string;
}

@InputType({ description: 'All facts of a season; missing ones are stored as not known' })
export class SeasonInput {
  @Field(() => String, { description: '1 to 60 characters' }) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) @IsString() @MaxLength(LONGEST) startsOn: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) @IsString() @MaxLength(LONGEST) endsOn: string;
  @Field(() => SeriesFormatEnum, { description: 'The default of new divisions' })
  @IsIn(TABLE_FORMATS)
  format: SeriesFormat;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD HH:mm in Sweden; sign-up is closed before that' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  signupOpensAt?: string | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD HH:mm in Sweden; sign-up is closed from then on' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  signupClosesAt?: string | null;
  @Field(() => Int, { nullable: true, description: 'Weeks of play, 1 to 53' }) @IsOptional() @IsInt() weeks?:
    number | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, the first day of the transfer window' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  transferFrom?: string | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, its last day' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  transferTo?: string | null;
  @Field(() => [SeasonQualifierInput], { nullable: true, description: 'At most 10' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST)
  @ValidateNested({ each: true })
  @Type(() => SeasonQualifierInput)
  qualifiers?: SeasonQualifierInput[] | null;
}

/** The season's fields, with defaults for those that were left out. */
export const toTypedSeason = (input: SeasonInput): TypedSeason => ({
  name: input.name,
  startsOn: input.startsOn,
  endsOn: input.endsOn,
  format: input.format,
  signupOpensAt: input.signupOpensAt ?? null,
  signupClosesAt: input.signupClosesAt ?? null,
  weeks: input.weeks ?? null,
  transferFrom: input.transferFrom ?? null,
  transferTo: input.transferTo ?? null,
  qualifiers: input.qualifiers ?? [],
});

export const SaveSeasonResult = resultOf('SaveSeasonResult', SeasonType);
