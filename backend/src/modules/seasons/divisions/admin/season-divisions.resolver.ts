import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { SeasonDivisionsService } from './season-divisions.service.ts';
import { CreateSeasonDivisionsInput, SeasonDivisionsResult, SeasonDraftType } from './season-divisions.type.ts';

/** All divisions of a new season at once. */
@Resolver()
export class SeasonDivisionsResolver {
  constructor(private readonly seasons: SeasonDivisionsService) {}

  @Roles('admin')
  @Query(() => SeasonDraftType, { description: 'What a season without divisions can take over' })
  seasonDraft(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<SeasonDraftType> {
    return this.seasons.draft(seasonId);
  }

  @Roles('admin')
  @Mutation(() => SeasonDivisionsResult, { description: 'For a season that has no divisions' })
  async createSeasonDivisions(
    @CurrentActor() actor: Actor,
    @Args('input') { seasonId, divisions }: CreateSeasonDivisionsInput,
  ) {
    return { divisions: await this.seasons.create(actor, seasonId, divisions) };
  }
}
