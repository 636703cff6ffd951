import { Args, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { toWeekSeries, WeekSeriesType } from '../week-series.type.ts';
import { TimesService } from './times.service.ts';
import { typedStarts } from './typed-starts.ts';
import { EveningAnswerEnum, OfferTimesInput, WeekSeriesResult, WeekTimesType } from './times.type.ts';

/** The captains of a series agree on its time. Each mutation returns the series afterwards. */
@Resolver(() => WeekSeriesType)
export class TimesResolver {
  constructor(
    private readonly times: TimesService,
    private readonly week: WeekSeriesService,
  ) {}

  @ResolveField('times', () => WeekTimesType)
  timesOf(@Parent() { stored }: WeekSeriesType, @CurrentActor() actor: Actor): Promise<WeekTimesType> {
    return this.times.of(actor, stored);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: 'A start that the other side has offered too is agreed at once' })
  async offerTimes(@CurrentActor() actor: Actor, @Args('input') { seriesId, starts }: OfferTimesInput) {
    await this.times.offer(actor, seriesId, typedStarts(starts));
    return this.after(actor, seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult)
  async withdrawTimes(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    await this.times.withdraw(actor, seriesId);
    return this.after(actor, seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult)
  async acceptTime(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('start', { type: () => Date }) start: Date,
  ) {
    await this.times.accept(actor, seriesId, start);
    return this.after(actor, seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: 'Whether the viewer can play that day; null takes the answer back' })
  async markEvening(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('day', { type: () => String, description: 'YYYY-MM-DD' }) day: string,
    @Args('answer', { type: () => EveningAnswerEnum, nullable: true }) answer: EveningChoice | null,
  ) {
    await this.times.mark(actor, seriesId, day, answer);
    return this.after(actor, seriesId);
  }

  private async after(actor: Actor, seriesId: number) {
    return toWeekSeries(await this.week.getSeriesOrThrow(actor, seriesId));
  }
}
