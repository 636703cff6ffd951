import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { WeekRulesService } from './week-rules.service.ts';
import { MatchWeekRulesInput, MatchWeekRulesType, SaveMatchWeekRulesResult, toWeekRules } from './week-rules.type.ts';

/** What captains do themselves in a season. */
@Resolver()
export class WeekRulesResolver {
  constructor(private readonly rules: WeekRulesService) {}

  @Roles('admin')
  @Query(() => MatchWeekRulesType, { description: 'A season without any has nothing switched on' })
  async matchWeekRules(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<MatchWeekRulesType> {
    return { seasonId, ...(await this.rules.ofSeason(seasonId)) };
  }

  @Roles('admin')
  @Mutation(() => SaveMatchWeekRulesResult)
  async saveMatchWeekRules(@CurrentActor() actor: Actor, @Args('input') input: MatchWeekRulesInput) {
    return { seasonId: input.seasonId, ...(await this.rules.save(actor, input.seasonId, toWeekRules(input))) };
  }
}
