import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { weekRulesVersionOf } from './week-rules-version.ts';
import { WeekRulesService } from './week-rules.service.ts';
import { MatchWeekRulesInput, MatchWeekRulesType, SaveMatchWeekRulesResult, toWeekRules } from './week-rules.type.ts';

/** What captains do themselves in a season. */
@Resolver(() => MatchWeekRulesType)
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
    const { seasonId, version } = input;
    return { seasonId, ...(await this.rules.save(actor, seasonId, toWeekRules(input), version)) };
  }

  @ResolveField(() => String, { description: 'Another value than before: staff have changed them' })
  version(@Parent() rules: MatchWeekRulesType): string {
    return weekRulesVersionOf(rules);
  }
}
