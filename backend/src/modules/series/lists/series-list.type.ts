import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import { PlayedFilterInput } from './played-filter.type.ts';
import type { SeriesListFilter, SeriesListOrder } from './series-list.ts';
import { SeriesStateEnum, SeriesType } from '../series.type.ts';
import type { SeriesState } from '../series-row.ts';

@ObjectType('SeriesConnection', { description: 'A page of series' })
export class SeriesConnectionType extends connectionOf('Series', SeriesType) {}

const SeriesOrderEnum = {
  PLAYED: 'played',
  REPORTED: 'reported',
  REGISTERED: 'registered',
} as const satisfies Record<string, SeriesListOrder>;
registerEnumType(SeriesOrderEnum, {
  name: 'SeriesOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    PLAYED: {
      description: 'By the set time, or else by the time of the report; those that have neither count as the latest',
    },
    REPORTED: { description: 'By the time of the report; only series that have a result' },
    REGISTERED: { description: 'By the order in which they were made' },
  },
});

@InputType('SeriesListFilter', { description: 'Which series; what is left out does not limit them' })
export class SeriesListFilterInput extends PlayedFilterInput implements SeriesListFilter {
  @Field(() => SeriesStateEnum, { nullable: true, description: 'In this state' })
  @IsOptional()
  @IsIn(Object.values(SeriesStateEnum))
  state?: SeriesState | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether they are streamed' })
  @IsOptional()
  @IsBoolean()
  isStreamed?: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Of this week of the schedule, from 1' })
  @IsOptional()
  @IsInt()
  week?: number | null;
}

@InputType('SeriesOrder', { description: 'What the list is ordered by, and in which direction' })
export class SeriesOrderInput extends OrderInput {
  @Field(() => SeriesOrderEnum, { nullable: true, description: 'Left out: PLAYED' })
  @IsOptional()
  @IsIn(Object.values(SeriesOrderEnum))
  by?: SeriesListOrder | null;
}

@ArgsType()
export class SeriesListArgs extends PageArgs {
  @Field(() => SeriesListFilterInput, { nullable: true, description: 'Left out: the whole list' })
  @IsOptional()
  @ValidateNested()
  @Type(() => SeriesListFilterInput)
  filter?: SeriesListFilterInput | null;

  @Field(() => SeriesOrderInput, { nullable: true, description: 'Left out: by the time of play, latest first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => SeriesOrderInput)
  order?: SeriesOrderInput | null;
}
