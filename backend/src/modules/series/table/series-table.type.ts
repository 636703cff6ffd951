import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional } from 'class-validator';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import type { SeriesState } from '../series-row.ts';
import type { SeriesSort } from './series-table.ts';
import { TAKEN_FIELD, TakenSeriesType } from '../taken/taken-series.type.ts';
import { SeriesStateEnum, SeriesType } from '../series.type.ts';

const SeriesSortEnum = {
  NOW: 'now',
  TIME: 'time',
  HOME: 'home',
  AWAY: 'away',
  DIVISION: 'division',
  WEEK: 'week',
  STATE: 'state',
} as const satisfies Record<string, SeriesSort>;
registerEnumType(SeriesSortEnum, {
  name: 'SeriesSort',
  valuesMap: { NOW: { description: 'The present week first, series without a result before others' } },
});

@ObjectType('AdminSeries', { description: 'A series with what the viewer may do to it' })
export class AdminSeriesType {
  @Field(() => SeriesType) series: SeriesType;
  @Field(() => Int, { description: 'Send it back: a change is refused when the series was changed meanwhile' })
  version: number;
  @Field(() => Boolean, { description: 'The viewer may open and close its room' }) mayRun: boolean;
  @Field(() => Boolean, {
    description: 'The viewer may set its time and stream, report it, decide it without play and reset it',
  })
  mayChange: boolean;
  @Field(() => Boolean, { description: "It is the viewer's own matter: they play in the division, or did on its day" })
  isOwnTeam: boolean;
  @Field(() => Boolean, { description: 'A dispute or the claim of a walkover is open' }) isContested: boolean;
  @Field(() => TakenSeriesType, TAKEN_FIELD) taken: TakenSeriesType | null;
}

@ObjectType('AdminSeriesPage')
export class AdminSeriesPageType {
  @Field(() => [AdminSeriesType]) items: AdminSeriesType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

/** More series than any night has. */
const MOST_IDS = 250;

@InputType({ description: "`text` is the beginning of a team's name, or a part of a division's name" })
export class AdminSeriesFilter extends TableFilter {
  @Field(() => SeriesSortEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(SeriesSortEnum))
  sort?: SeriesSort | null;
  @Field(() => [Int], { nullable: true, description: 'Only these series' })
  @IsOptional()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  ids?: number[] | null;
  @Field(() => Boolean, { nullable: true, description: "Reported without the players' numbers" })
  @IsOptional()
  @IsBoolean()
  lacksNumbers?: boolean | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() seasonId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() divisionId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() week?: number | null;
  @Field(() => SeriesStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(SeriesStateEnum))
  state?: SeriesState | null;
  @Field(() => Boolean, { nullable: true, description: 'No result yet, with or without a time' })
  @IsOptional()
  @IsBoolean()
  isUnreported?: boolean | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() isStreamed?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Of a division that the viewer runs' })
  @IsOptional()
  @IsBoolean()
  isMine?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'No result although its day in Sweden is over' })
  @IsOptional()
  @IsBoolean()
  isLate?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Its time is today in Sweden' })
  @IsOptional()
  @IsBoolean()
  isToday?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Its time is in this week in Sweden, from Monday to Sunday' })
  @IsOptional()
  @IsBoolean()
  isThisWeek?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Has a result, and is played or got it today in Sweden' })
  @IsOptional()
  @IsBoolean()
  isDoneToday?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Before all others, those of divisions that the viewer runs' })
  @IsOptional()
  @IsBoolean()
  isOwnFirst?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Neither time nor result, in the present week of its division, the next, or a past one',
  })
  @IsOptional()
  @IsBoolean()
  lacksTime?: boolean | null;
}
