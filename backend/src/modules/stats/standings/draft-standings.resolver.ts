import { Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { DivisionDraftType } from '../../seasons/divisions/admin/season-divisions.type.ts';
import { StandingsLoader } from './standings.loader.ts';
import { StandingsRowType } from './standings.type.ts';

/** Adds the final table to the model of a new division, for who goes up and down. */
@Resolver(() => DivisionDraftType)
export class DraftStandingsResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => [StandingsRowType], { name: 'standings', description: 'The table of the division before' })
  table(
    @Parent() { formerId }: DivisionDraftType,
    @Info() info: GraphQLResolveInfo,
    @Context() context: GraphqlContext,
  ): Promise<StandingsRowType[]> {
    return this.standings.tableOf(formerId, info, context);
  }
}
