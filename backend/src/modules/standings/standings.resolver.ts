import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DivisionType } from '../divisions/division.type.ts';
import { tableFrom } from './standings-table.ts';
import { StandingsService } from './standings.service.ts';
import { StandingsRowType } from './standings.type.ts';

/** Adds its table to Division, from the results that were read along with it. */
@Resolver(() => DivisionType)
export class StandingsResolver {
  constructor(private readonly standings: StandingsService) {}

  @ResolveField(() => [StandingsRowType], { name: 'standings' })
  table(@Parent() { id, results, bands }: DivisionType): StandingsRowType[] | Promise<StandingsRowType[]> {
    return results ? tableFrom(results, bands) : this.standings.tableOf(id);
  }
}
