import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

/** The number of days of each period. */
export const PageViewPeriodEnum = { WEEK: 7, MONTH: 30 } as const;
export type PageViewPeriod = (typeof PageViewPeriodEnum)[keyof typeof PageViewPeriodEnum];
registerEnumType(PageViewPeriodEnum, {
  name: 'PageViewPeriod',
  description: 'The last 7 or 30 days, today included',
});

@ObjectType('DayOfViews', { description: 'How often all pages were read on a day' })
export class DayOfViewsType {
  @Field(() => String, { description: 'A Swedish day, YYYY-MM-DD' }) date: string;
  @Field(() => Int) views: number;
}

@ObjectType('ReadPage', { description: 'A page that people read' })
export class ReadPageType {
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true, description: 'null: the page is different for each reader' })
  path: string | null;
  @Field(() => Int) views: number;
}

@ObjectType('PageViews', { description: 'Staff only: what was read, by readers who let it be counted' })
export class PageViewsType {
  @Field(() => [DayOfViewsType], { description: 'Every day of the period, the oldest first' }) days: DayOfViewsType[];
  @Field(() => Int) total: number;
  @Field(() => [ReadPageType], { description: 'Those that were read most; at most ten' }) pages: ReadPageType[];
}
