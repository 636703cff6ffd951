import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { DivisionType } from '../divisions/division.type.ts';
import { StandingsLoader } from './standings.loader.ts';
import { StandingsRowType } from './standings.type.ts';

/** Adds the table to Division. */
@Resolver(() => DivisionType)
export class StandingsResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => [StandingsRowType], { name: 'standings' })
  table(@Parent() { id }: DivisionType, @Context() context: GraphqlContext): Promise<StandingsRowType[]> {
    return this.standings.tableOf(id, context);
  }
}
