import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsDate, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import {
  connectionOf,
  ListFilterInput,
  LONGEST_TEXT,
  OrderInput,
  PageArgs,
} from '../../platform/graphql/connection.type.ts';
import type { NewsListFilter, NewsListOrder } from './news-list.ts';
import { NewsCardType } from './news.type.ts';

@ObjectType('NewsConnection', { description: 'A page of the published news' })
export class NewsConnectionType extends connectionOf('News', NewsCardType) {}

@InputType('NewsListFilter', { description: 'Which posts; what is left out does not limit them' })
export class NewsListFilterInput extends ListFilterInput implements NewsListFilter {
  @Field(() => Int, { nullable: true, description: 'Of this category' }) @IsOptional() @IsInt() categoryId?:
    number | null;
  @Field(() => String, { nullable: true, description: 'A part of the title; at most 60 characters' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text?: string | null;
  @Field(() => Date, { nullable: true, description: 'Published then or later' })
  @IsOptional()
  @IsDate()
  from?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Published before that' }) @IsOptional() @IsDate() to?: Date | null;
}

const NewsOrderEnum = {
  PUBLISHED: 'published',
  REGISTERED: 'registered',
} as const satisfies Record<string, NewsListOrder>;
registerEnumType(NewsOrderEnum, {
  name: 'NewsOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    PUBLISHED: { description: 'By the time of publication' },
    REGISTERED: { description: 'By the order in which they were begun, which is not that of publication' },
  },
});

@InputType('NewsOrder', { description: 'What the list is ordered by; the latest come first unless said otherwise' })
export class NewsOrderInput extends OrderInput {
  @Field(() => NewsOrderEnum, { nullable: true, description: 'Left out: PUBLISHED' })
  @IsOptional()
  @IsIn(Object.values(NewsOrderEnum))
  by?: NewsListOrder | null;
}

@ArgsType()
export class NewsListArgs extends PageArgs {
  @Field(() => NewsListFilterInput, { nullable: true, description: 'Left out: all posts' })
  @IsOptional()
  @ValidateNested()
  @Type(() => NewsListFilterInput)
  filter?: NewsListFilterInput | null;

  @Field(() => NewsOrderInput, { nullable: true, description: 'Left out: newest first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => NewsOrderInput)
  order?: NewsOrderInput | null;
}
