import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { MOST_WHAT_IFS } from '../../../domain/competition/standings/what-if-results.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { StandingsService } from './standings.service.ts';
import { StandingsRowType } from './standings.type.ts';
import { WhatIfResultInput } from './what-if-result.type.ts';

/** A root field, because only these answer a refusal as such. */
@Resolver()
export class WhatIfStandingsResolver {
  constructor(private readonly standings: StandingsService) {}

  @Public()
  @Query(() => [StandingsRowType], {
    description: `The table of a division if series that are still to be played ended so; at most ${MOST_WHAT_IFS} results. A series that has its result keeps it`,
  })
  standingsIf(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('results', { type: () => [WhatIfResultInput] }) results: WhatIfResultInput[],
  ): Promise<StandingsRowType[]> {
    return this.standings.tableIf(divisionId, results);
  }
}
