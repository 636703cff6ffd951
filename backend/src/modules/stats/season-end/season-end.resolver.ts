import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { SeasonEndService } from './season-end.service.ts';
import { SeasonEndResult, SeasonEndType, SettleSeasonInput } from './season-end.type.ts';

/** The end of a season in the back office. */
@Resolver()
export class SeasonEndResolver {
  constructor(private readonly ends: SeasonEndService) {}

  @Roles('admin')
  @Query(() => SeasonEndType, { nullable: true, description: 'null: there is no such season' })
  seasonEnd(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<SeasonEndType | null> {
    return this.ends.find(seasonId);
  }

  @Roles('admin')
  @Mutation(() => SeasonEndResult, {
    description:
      'Its results stand from then on, and its titles are published. Refused with SEASON_OPEN while something is open',
  })
  settleSeason(@CurrentActor() actor: Actor, @Args('input') input: SettleSeasonInput) {
    return this.ends.settle(actor, input);
  }

  @Roles('admin')
  @Mutation(() => SeasonEndResult, {
    description: 'A settled season is open again. Refused with SEASON_SETTLED when a later season has divisions',
  })
  reopenSeason(@CurrentActor() actor: Actor, @Args('seasonId', { type: () => Int }) seasonId: number) {
    return this.ends.reopen(actor, seasonId);
  }
}
