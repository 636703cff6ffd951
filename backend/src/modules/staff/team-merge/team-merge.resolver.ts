import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toParams } from '../../../platform/errors/problem.type.ts';
import { TeamMergeService } from './team-merge.service.ts';
import { MergeTeamsInput, MergeTeamsResult, TeamMergePlanType } from './team-merge.type.ts';

/** Teams that are there twice. */
@Resolver()
export class TeamMergeResolver {
  constructor(private readonly merges: TeamMergeService) {}

  @Roles('admin')
  @Query(() => TeamMergePlanType, { nullable: true, description: 'null when one of the two is not there' })
  async teamMergePlan(
    @Args('stayingId', { type: () => Int }) stayingId: number,
    @Args('leavingId', { type: () => Int }) leavingId: number,
  ): Promise<TeamMergePlanType | null> {
    const plan = await this.merges.plan(stayingId, leavingId);
    if (!plan) return null;
    const { obstacle, ...rest } = plan;
    return { ...rest, obstacle: obstacle && { messageKey: obstacle.messageKey, params: toParams(obstacle.params) } };
  }

  @Roles('admin')
  @Mutation(() => MergeTeamsResult, { description: 'Two teams that are one become one' })
  async mergeTeams(@CurrentActor() actor: Actor, @Args('input') input: MergeTeamsInput) {
    return { teamId: await this.merges.merge(actor, input) };
  }
}
