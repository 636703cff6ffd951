import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { DivisionType } from '../divisions/division.type.ts';
import { StandingsLoader } from './standings.loader.ts';
import { StandingsRowType } from './standings.type.ts';

/** Adds its table to Division. */
@Resolver(() => DivisionType)
export class StandingsResolver {
  constructor(private readonly tables: StandingsLoader) {}

  @ResolveField(() => [StandingsRowType], { name: 'standings' })
  standings(@Parent() division: DivisionType, @Context() context: GraphqlContext): Promise<StandingsRowType[]> {
    return this.tables.byDivision(context).load(division.id);
  }
}
