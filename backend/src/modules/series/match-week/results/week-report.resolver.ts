import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import { SeriesLoader } from '../../series.loader.ts';
import { SeriesService } from '../../series.service.ts';
import { SeriesType } from '../../series.type.ts';
import { WeekReportType } from './results.type.ts';

/** The series of a captain's report form. */
@Resolver(() => WeekReportType)
export class WeekReportResolver {
  constructor(
    private readonly series: SeriesService,
    private readonly loader: SeriesLoader,
  ) {}

  @ResolveField('series', () => SeriesType)
  async seriesOf(@Parent() { seriesId }: WeekReportType, @Context() context: GraphqlContext): Promise<SeriesType> {
    const { series, games } = await this.series.detail(seriesId);
    this.loader.keep(games, context);
    return series;
  }
}
