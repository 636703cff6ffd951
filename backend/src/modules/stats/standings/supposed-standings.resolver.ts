import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { MOST_SUPPOSED } from '../../../domain/competition/standings/supposed-results.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { StandingsService } from './standings.service.ts';
import { StandingsRowType } from './standings.type.ts';
import { SupposedResultInput } from './supposed-result.type.ts';

/** A root field, because only these answer a refusal as such. */
@Resolver()
export class SupposedStandingsResolver {
  constructor(private readonly standings: StandingsService) {}

  @Public()
  @Query(() => [StandingsRowType], {
    description: `The table of a division if series that are still to be played ended so; at most ${MOST_SUPPOSED} results. A series that has its result keeps it`,
  })
  standingsIf(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('results', { type: () => [SupposedResultInput] }) results: SupposedResultInput[],
  ): Promise<StandingsRowType[]> {
    return this.standings.tableIf(divisionId, results);
  }
}
