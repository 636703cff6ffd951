import { Args, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { WeekSeriesResult } from '../times/times.type.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { toWeekSeries, WeekSeriesType } from '../week-series.type.ts';
import { NoShowDecisionsService } from './no-show-decisions.service.ts';
import { NoShowService } from './no-show.service.ts';
import { ClaimNoShowInput, DecideNoShowInput, ObjectToNoShowInput, WeekNoShowType } from './no-show.type.ts';

/** Captains claim a walkover and object to it; staff decide. Each mutation returns the series afterwards. */
@Resolver(() => WeekSeriesType)
export class NoShowResolver {
  constructor(
    private readonly noShow: NoShowService,
    private readonly decisions: NoShowDecisionsService,
    private readonly week: WeekSeriesService,
  ) {}

  @ResolveField('noShow', () => WeekNoShowType)
  noShowOf(@Parent() { stored }: WeekSeriesType): Promise<WeekNoShowType> {
    return this.noShow.of(stored);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, {
    description: 'From 15 minutes after the start, by the captain of a team that is ready',
  })
  async claimNoShow(@CurrentActor() actor: Actor, @Args('input') input: ClaimNoShowInput) {
    await this.noShow.claim(actor, input);
    return this.after(actor, input.seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, {
    description: "Within 24 hours, in the place of what the viewer's team said before",
  })
  async objectToNoShow(@CurrentActor() actor: Actor, @Args('input') input: ObjectToNoShowInput) {
    await this.noShow.object(actor, { ...input, pictures: input.pictures ?? [] });
    return this.after(actor, input.seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult)
  async withdrawNoShow(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('version', { type: () => Int }) version: number,
  ) {
    await this.noShow.withdraw(actor, { seriesId, version });
    return this.after(actor, seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => WeekSeriesResult, { description: 'Both teams are told' })
  async decideNoShow(@CurrentActor() actor: Actor, @Args('input') input: DecideNoShowInput) {
    await this.decisions.decide(actor, { ...input, reason: input.reason ?? null, played: input.played ?? null });
    return this.after(actor, input.seriesId);
  }

  private async after(actor: Actor, seriesId: number) {
    return toWeekSeries(await this.week.getSeriesOrThrow(actor, seriesId));
  }
}
