import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import type { NewsSort } from '../news.ts';
import { AdminNewsPostType, NewsCategoryType } from '../news.type.ts';

const NewsSortEnum = {
  TITLE: 'title',
  DATE: 'date',
  CATEGORY: 'category',
  AUTHOR: 'author',
  SLUG: 'slug',
} as const satisfies Record<string, NewsSort>;
registerEnumType(NewsSortEnum, { name: 'NewsSort' });

/** A first limit for every text; the rules have shorter ones. */
const LONGEST_LINE = 1000;
const LONGEST_TEXT = 60_000;

@InputType({ description: '`text` is a part of the title, the category, the author or the address' })
export class AdminNewsFilter extends TableFilter {
  @Field(() => NewsSortEnum, { nullable: true, description: 'By date when left out' })
  @IsOptional()
  @IsIn(Object.values(NewsSortEnum))
  sort?: NewsSort | null;
}

@InputType()
export class NewsInput {
  @Field(() => Int) @IsInt() categoryId: number;
  @Field(() => String, { description: '1 to 120 characters' }) @IsString() @MaxLength(LONGEST_LINE) title: string;
  @Field(() => String, { description: 'Small letters, digits and hyphens; empty: made of the title' })
  @IsString()
  @MaxLength(LONGEST_LINE)
  slug: string;
  @Field(() => String, { description: 'At most 300 characters' })
  @IsString()
  @MaxLength(LONGEST_LINE)
  description: string;
  @Field(() => String, { description: 'Markdown, at most 20 000 characters' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  content: string;
  @Field(() => Boolean, { description: 'Readers do not see it' }) @IsBoolean() isDraft: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Also in the chat, once, when readers see it; left out: as it is',
  })
  @IsOptional()
  @IsBoolean()
  isAnnounced?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD HH:mm in Sweden: readers see it from then on; null: as it stands, or now',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_LINE)
  publishAt?: string | null;
  @Field(() => String, { nullable: true, description: 'An uploaded picture; left out it stays, null takes it away' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_LINE)
  thumbnail?: string | null;
  @Field(() => String, { nullable: true, description: 'The same, for the head of the page' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_LINE)
  image?: string | null;
}

@ObjectType('AdminNewsPage')
export class AdminNewsPageType {
  @Field(() => [AdminNewsPostType]) items: AdminNewsPostType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

export const SaveNewsResult = resultOf('SaveNewsResult', AdminNewsPostType);
export const SaveNewsCategoryResult = resultOf('SaveNewsCategoryResult', NewsCategoryType);
