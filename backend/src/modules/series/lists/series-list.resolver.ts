import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../../platform/graphql/connection.ts';
import { SeriesListService } from './series-list.service.ts';
import { SeriesConnectionType, SeriesListArgs } from './series-list.type.ts';

/** All series, for programs. */
@Resolver()
export class SeriesListResolver {
  constructor(private readonly series: SeriesListService) {}

  @Public()
  @Query(() => SeriesConnectionType, {
    name: 'allSeries',
    description: 'Every series, played or not; by the time of play, latest first',
  })
  all(
    @Args() { filter, order, ...page }: SeriesListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SeriesConnectionType> {
    const slice = sliceOf(page, order?.direction, 'desc');
    return connectionOf(info, this.series.list(filter ?? {}, order?.by ?? 'played', slice));
  }
}
