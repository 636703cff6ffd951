import type { GraphQLResolveInfo } from 'graphql';
import { Args, Context, Info, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public } from '../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesFinders } from './series-finders.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesService } from './series.service.ts';
import { SeriesType } from './series.type.ts';

/** The number of series in a list when the caller does not say another. */
const LIST_SIZE = 10;
const FIRST = { type: () => Int, nullable: true, defaultValue: LIST_SIZE } as const;

@Resolver(() => SeriesType)
export class SeriesResolver {
  constructor(
    private readonly series: SeriesService,
    private readonly loader: SeriesLoader,
    private readonly finders: SeriesFinders,
  ) {}

  @Public()
  @Query(() => SeriesType, { name: 'series', nullable: true })
  byId(
    @Args('id', { type: () => Int }) id: number,
    @Info() info: GraphQLResolveInfo,
    @Context() context: GraphqlContext,
  ): Promise<SeriesType | null> {
    return this.finders.chosen(info, (wanted) => this.series.findById(wanted))(id, context);
  }

  @Public()
  @Query(() => [SeriesType], {
    name: 'upcomingTopSeries',
    description:
      'Of the top division: what is being played, then what has a time ahead; without any, what gets one next',
  })
  upcomingTop(@Args('first', FIRST) first: number | null, @Context() context: GraphqlContext): Promise<SeriesType[]> {
    return this.loader.list(context).load({ list: 'upcomingTop', first: first ?? LIST_SIZE });
  }

  @Public()
  @Query(() => [SeriesType], {
    name: 'upcomingSeries',
    description: 'What is being played, then the next series with a time, soonest first',
  })
  upcoming(@Args('first', FIRST) first: number | null, @Context() context: GraphqlContext): Promise<SeriesType[]> {
    return this.loader.list(context).load({ list: 'upcoming', first: first ?? LIST_SIZE });
  }

  @Public()
  @Query(() => [SeriesType], { name: 'latestSeries', description: 'The last reported series, newest first' })
  latest(@Args('first', FIRST) first: number | null, @Context() context: GraphqlContext): Promise<SeriesType[]> {
    return this.loader.list(context).load({ list: 'latest', first: first ?? LIST_SIZE });
  }

  @Public()
  @Query(() => SeriesType, {
    nullable: true,
    description: "What the caller's team plays now or next; null for a visitor",
  })
  myNextSeries(@CurrentActor() actor: Actor): Promise<SeriesType | null> {
    return this.series.nextOf(actor);
  }

  @Public()
  @Query(() => [SeriesType], { name: 'divisionWeekSeries' })
  ofWeek(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('week', { type: () => Int }) week: number,
  ): Promise<SeriesType[]> {
    return this.series.ofWeek(divisionId, week);
  }
}
