import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { SeasonsAdminService } from './seasons-admin.service.ts';
import { DoneResult } from '../../platform/graphql/done.type.ts';
import { SaveSeasonResult, SeasonInput, toTypedSeason, UnsettledSeriesType } from './seasons-admin.type.ts';
import { SeasonsService } from './seasons.service.ts';

/** Creates and changes seasons. Each mutation returns the season afterwards. */
@Resolver()
export class SeasonsAdminResolver {
  constructor(
    private readonly admin: SeasonsAdminService,
    private readonly seasons: SeasonsService,
  ) {}

  @Roles('admin')
  @Mutation(() => SaveSeasonResult)
  async createSeason(@CurrentActor() actor: Actor, @Args('input') input: SeasonInput) {
    return this.seasons.byId(await this.admin.create(actor, toTypedSeason(input)));
  }

  @Roles('admin')
  @Mutation(() => SaveSeasonResult)
  async changeSeason(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('input') input: SeasonInput,
    @Args('version', { description: 'The `version` that was read' }) version: string,
  ) {
    return this.seasons.byId(await this.admin.change(actor, id, toTypedSeason(input), version));
  }

  @Roles('admin')
  @Mutation(() => SaveSeasonResult, {
    description:
      'Sign-up is not touched. Refused with SERIES_UNPLAYED unless the caller says how many series of the old one have no result',
  })
  async makeSeasonCurrent(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('unplayedSeries', { type: () => Int, defaultValue: 0 }) unplayedSeries: number,
  ) {
    return this.seasons.byId(await this.admin.makeCurrent(actor, id, unplayedSeries));
  }

  @Roles('admin')
  @Query(() => Int, { description: 'Series of the current season without a result; 0 without a current season' })
  async unplayedSeries(): Promise<number> {
    return (await this.admin.unsettled()).unplayed;
  }

  @Roles('admin')
  @Query(() => UnsettledSeriesType, { description: 'What is to be settled before the current season ends' })
  unsettledSeries(): Promise<UnsettledSeriesType> {
    return this.admin.unsettled();
  }

  @Roles('admin')
  @Mutation(() => SaveSeasonResult, {
    description: 'Ends the current season today; none is current then, and its sign-up closes',
  })
  async closeSeason(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    return this.seasons.byId(await this.admin.close(actor, id));
  }

  @Roles('admin')
  @Mutation(() => DoneResult, {
    description: 'Refused with SEASON_IN_USE when it is the current one, that of sign-up, or has divisions or sign-ups',
  })
  async deleteSeason(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.admin.remove(actor, id);
    return { messageKey: 'api.season.deleted' };
  }
}
