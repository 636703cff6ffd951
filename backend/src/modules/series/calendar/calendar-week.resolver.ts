import { Args, ArgsType, Extensions, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { CalendarWeekService } from './calendar-week.service.ts';
import { CalendarWeekType } from './calendar-week.type.ts';

@ArgsType()
class CalendarWeekArgs {
  @Field(() => String, { nullable: true, description: 'As in 2026-W48' })
  @IsOptional()
  @IsString()
  @MaxLength(30)
  week?: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, a day of the week; used without `week`' })
  @IsOptional()
  @IsString()
  @MaxLength(30)
  day?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  teamId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only series that are streamed' })
  @IsOptional()
  @IsBoolean()
  isStreamed?: boolean | null;
}

/** The series of a week, of all divisions. */
@Resolver()
export class CalendarWeekResolver {
  constructor(private readonly weeks: CalendarWeekService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => CalendarWeekType, {
    description: 'Series by week. Without a week the present one, or the nearest one of the current season',
  })
  calendarWeek(
    @Args() { week = null, day = null, divisionId = null, teamId = null, isStreamed = null }: CalendarWeekArgs,
  ): Promise<CalendarWeekType> {
    return this.weeks.find({ week, day }, { divisionId, teamId, isStreamed });
  }
}
