import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public } from '../../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesReportType } from '../report/series-report.type.ts';
import { SeriesService } from '../series.service.ts';
import { CaptainsLoader } from './captains.loader.ts';
import { SeriesCaptainType } from './captains.type.ts';
import { AdminSeriesType } from './series-table.type.ts';

const FIELD = { description: "The teams' present captains, the home team's first" };

/** Adds the captains to a series in the staff's table. */
@Resolver(() => AdminSeriesType)
export class AdminSeriesCaptainsResolver {
  constructor(private readonly captains: CaptainsLoader) {}

  @ResolveField('captains', () => [SeriesCaptainType], FIELD)
  captainsOf(@Parent() { series }: AdminSeriesType, @Context() context: GraphqlContext): Promise<SeriesCaptainType[]> {
    return this.captains.ofSeries(context).load(series.id);
  }
}

/** Adds the captains to the report form. */
@Resolver(() => SeriesReportType)
export class SeriesReportCaptainsResolver {
  constructor(private readonly captains: CaptainsLoader) {}

  @ResolveField('captains', () => [SeriesCaptainType], FIELD)
  captainsOf(
    @Parent() { seriesId }: SeriesReportType,
    @Context() context: GraphqlContext,
  ): Promise<SeriesCaptainType[]> {
    return this.captains.ofSeries(context).load(seriesId);
  }
}

/** Whom a player reaches about their next series. The names are those of the players' public pages. */
@Resolver()
export class NextCaptainsResolver {
  constructor(
    private readonly series: SeriesService,
    private readonly captains: CaptainsLoader,
  ) {}

  @Public()
  @Query(() => [SeriesCaptainType], {
    description: "The captains of the caller's next series, the home team's first; none for a visitor",
  })
  async myNextCaptains(@CurrentActor() actor: Actor, @Context() context: GraphqlContext): Promise<SeriesCaptainType[]> {
    const next = await this.series.nextOf(actor);
    return next ? this.captains.ofSeries(context).load(next.id) : [];
  }
}
