import { Args, Extensions, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../../platform/graphql/connection.ts';
import { SUMS } from '../../../platform/graphql/costs.ts';
import { StatisticsService } from './statistics.service.ts';
import {
  PlayerStatisticsArgs,
  PlayerStatisticsConnectionType,
  TeamStatisticsArgs,
  TeamStatisticsConnectionType,
} from './statistics.type.ts';

/** Statistics of the games that a caller chooses. */
@Resolver()
export class StatisticsResolver {
  constructor(private readonly statistics: StatisticsService) {}

  @Public()
  @Extensions(SUMS)
  @Query(() => PlayerStatisticsConnectionType, {
    description: 'Players by what they did in the games that the filter names; the highest rating first',
  })
  async playerStatistics(
    @Args() { filter, per, order, ...page }: PlayerStatisticsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PlayerStatisticsConnectionType> {
    const view = { per: per ?? 'game', by: order?.by ?? 'rating' } as const;
    return connectionOf(info, this.statistics.players(filter, view, sliceOf(page, order?.direction, 'desc')));
  }

  @Public()
  @Extensions(SUMS)
  @Query(() => TeamStatisticsConnectionType, {
    description: 'Teams by what their players did in the games that the filter names; the highest rating first',
  })
  async teamStatistics(
    @Args() { filter, per, order, ...page }: TeamStatisticsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TeamStatisticsConnectionType> {
    const view = { per: per ?? 'game', by: order?.by ?? 'rating' } as const;
    return connectionOf(info, this.statistics.teams(filter, view, sliceOf(page, order?.direction, 'desc')));
  }
}
