import { Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { DivisionType } from '../../seasons/divisions/division.type.ts';
import { StandingsLoader } from './standings.loader.ts';
import { WeekPlacesType } from './places-by-week.type.ts';
import { StandingsRowType } from './standings.type.ts';

/** Adds the table to Division, and the places after each week. */
@Resolver(() => DivisionType)
export class StandingsResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => [StandingsRowType], { name: 'standings' })
  table(
    @Parent() { id }: DivisionType,
    @Info() info: GraphQLResolveInfo,
    @Context() context: GraphqlContext,
  ): Promise<StandingsRowType[]> {
    return this.standings.tableOf(id, info, context);
  }

  @ResolveField(() => [WeekPlacesType], {
    name: 'placesByWeek',
    description: 'The places after each week with a result, the earliest first; the last ones are those of the table',
  })
  weeks(@Parent() { id }: DivisionType, @Context() context: GraphqlContext): Promise<WeekPlacesType[]> {
    return this.standings.weeksOf(id, context);
  }
}
