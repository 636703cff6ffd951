import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesLoader } from '../series.loader.ts';
import { SeriesService } from '../series.service.ts';
import { SeriesType } from '../series.type.ts';
import { TimelineService } from './timeline.service.ts';
import { WeekSeriesService } from './week-series.service.ts';
import { TimelineLineType, toWeekSeries, WeekSeriesType } from './week-series.type.ts';

/** A series of the match week. */
@Resolver(() => WeekSeriesType)
export class WeekSeriesResolver {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly timeline: TimelineService,
    private readonly series: SeriesService,
    private readonly loader: SeriesLoader,
  ) {}

  @SignedIn()
  @Query(() => WeekSeriesType, { nullable: true, description: 'null for everyone but its two teams and its staff' })
  async weekSeries(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
  ): Promise<WeekSeriesType | null> {
    return toWeekSeries(await this.week.find(actor, seriesId));
  }

  @ResolveField('series', () => SeriesType)
  async seriesOf(@Parent() { id }: WeekSeriesType, @Context() context: GraphqlContext): Promise<SeriesType> {
    const { series, games } = await this.series.detail(id);
    this.loader.keep(games, context);
    return series;
  }

  @ResolveField('timeline', () => [TimelineLineType], { description: 'In the order in which it happened' })
  timelineOf(@Parent() { id }: WeekSeriesType): Promise<TimelineLineType[]> {
    return this.timeline.ofSeries(id);
  }
}
