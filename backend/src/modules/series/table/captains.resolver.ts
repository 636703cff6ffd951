import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesReportType } from '../report/series-report.type.ts';
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
