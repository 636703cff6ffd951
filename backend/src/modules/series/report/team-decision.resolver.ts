import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { AdminDivisionResult, DecideDivisionTeamInput } from '../../seasons/divisions/admin/division-admin.type.ts';
import { SeriesPlanService } from '../plan/series-plan.service.ts';
import { UnplayedSeriesType } from '../plan/series-planning.type.ts';
import { TeamDecisionService } from './team-decision.service.ts';

/** Staff's decision about a team of a division, and the team's unplayed series. */
@Resolver()
export class TeamDecisionResolver {
  constructor(
    private readonly decisions: TeamDecisionService,
    private readonly plans: SeriesPlanService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [UnplayedSeriesType], { description: "A team's series of the division without a result" })
  teamUnplayedSeries(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('teamId', { type: () => Int }) teamId: number,
  ): Promise<UnplayedSeriesType[]> {
    return this.plans.unplayedOf(divisionId, teamId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult)
  decideDivisionTeam(
    @CurrentActor() actor: Actor,
    @Args('input') { divisionId, teamId, walkoverSeriesIds, ...decision }: DecideDivisionTeamInput,
  ) {
    return this.decisions.decide(actor, { divisionId, teamId }, decision, walkoverSeriesIds);
  }
}
