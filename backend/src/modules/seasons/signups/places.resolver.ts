import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { PlacesService } from './places.service.ts';
import { NextSeasonPlaceType } from './places.type.ts';

@Resolver()
export class PlacesResolver {
  constructor(private readonly places: PlacesService) {}

  @Public()
  @Query(() => NextSeasonPlaceType, {
    nullable: true,
    description: "null for others than the team's players and staff, and when there is no place to speak of",
  })
  nextSeasonPlace(
    @CurrentActor() actor: Actor,
    @Args('teamId', { type: () => Int }) teamId: number,
  ): Promise<NextSeasonPlaceType | null> {
    return this.places.viewOf(actor, teamId);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: "The captain gives up the team's place in the next season" })
  async declineNextSeasonPlace(@CurrentActor() actor: Actor) {
    await this.places.decline(actor);
    return { messageKey: 'api.place.declined' };
  }
}
