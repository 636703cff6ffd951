import { Args, Extensions, Info, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../../../platform/graphql/connection.ts';
import { HISTORY } from '../../../../platform/graphql/costs.ts';
import { PlayerType } from '../../../players/player.type.ts';
import { FieldStatisticsService } from './field-statistics.service.ts';
import {
  FieldSeasonType,
  PlayerFieldStatisticsArgs,
  PlayerFieldStatisticsConnectionType,
  TeamFieldStatisticsArgs,
  TeamFieldStatisticsConnectionType,
} from './field-statistics.type.ts';

/** Statistics from the field: of the games that a caller chooses, and of a player's seasons. */
@Resolver(() => PlayerType)
export class FieldStatisticsResolver {
  constructor(private readonly statistics: FieldStatisticsService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => PlayerFieldStatisticsConnectionType, {
    description:
      'Players by what they did on the field in the games that the filter names and that have field play; the highest average speed first',
  })
  async playerFieldStatistics(
    @Args() { filter, per, order, ...page }: PlayerFieldStatisticsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PlayerFieldStatisticsConnectionType> {
    const view = { per: per ?? 'game', by: order?.by ?? 'averageSpeed' } as const;
    return connectionOf(info, this.statistics.players(filter, view, sliceOf(page, order?.direction, 'desc')));
  }

  @Public()
  @Extensions(HISTORY)
  @Query(() => TeamFieldStatisticsConnectionType, {
    description:
      'Teams by what their players did on the field in the games that the filter names and that have field play; the highest average speed first',
  })
  async teamFieldStatistics(
    @Args() { filter, per, order, ...page }: TeamFieldStatisticsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TeamFieldStatisticsConnectionType> {
    const view = { per: per ?? 'game', by: order?.by ?? 'averageSpeed' } as const;
    return connectionOf(info, this.statistics.teams(filter, view, sliceOf(page, order?.direction, 'desc')));
  }

  @Extensions(HISTORY)
  @ResolveField(() => [FieldSeasonType], {
    name: 'fieldSeasons',
    description: 'Numbers from the field by season and division, newest first; empty without any',
  })
  seasonsOf(@Parent() { id }: PlayerType): Promise<FieldSeasonType[]> {
    return this.statistics.seasonsOfPlayer(id);
  }
}
