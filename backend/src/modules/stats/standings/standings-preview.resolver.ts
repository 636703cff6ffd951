import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { outcomeOf, StandingsPreviewService } from './standings-preview.service.ts';
import { SeriesOutcomeInput, TeamDecisionInput } from './standings-preview.type.ts';
import { StandingsRowType } from './standings.type.ts';

@Resolver()
export class StandingsPreviewResolver {
  constructor(private readonly previews: StandingsPreviewService) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [StandingsRowType], {
    description: 'The table after the result; an impossible result is BAD_USER_INPUT',
  })
  standingsPreview(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('outcome') outcome: SeriesOutcomeInput,
  ): Promise<StandingsRowType[]> {
    return this.previews.preview(actor, seriesId, outcomeOf(outcome));
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [StandingsRowType], { description: 'The table after a decision about a team' })
  decisionPreview(
    @Args('decision') { divisionId, teamId, givesWalkovers, ...decision }: TeamDecisionInput,
  ): Promise<StandingsRowType[]> {
    return this.previews.previewDecision({ divisionId, teamId }, decision, givesWalkovers);
  }
}
