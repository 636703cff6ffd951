import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import type { TableSlice } from '../db/table-page.ts';

/** Longer texts are longer than any name, so they are refused. */
const LONGEST = 1000;

/** The filter of a back-office table. Each table adds its own sort and its other filters. */
@InputType({ isAbstract: true })
export abstract class TableFilter {
  @Field(() => String, { nullable: true, description: 'As typed; empty for all' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  text?: string | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() isDescending?: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Rows of a page; null: all' })
  @IsOptional()
  @IsInt()
  @Min(1)
  first?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() @Min(0) offset?: number | null;
}

/** The slice of a filter. */
export const toSlice = ({ text, isDescending, first, offset }: TableFilter): TableSlice => ({
  text: text ?? '',
  isDescending: isDescending ?? false,
  first: first ?? null,
  offset: offset ?? 0,
});
