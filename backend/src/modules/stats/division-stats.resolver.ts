import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { DivisionType } from '../seasons/divisions/division.type.ts';
import { StatsLoader } from './stats.loader.ts';
import { PlayerStatsType, TeamStatsType } from './stats.type.ts';

/** Adds the statistics to Division. */
@Resolver(() => DivisionType)
export class DivisionStatsResolver {
  constructor(private readonly stats: StatsLoader) {}

  @ResolveField(() => [PlayerStatsType], { name: 'playerStats', description: 'Highest rating first' })
  playerStats(@Parent() division: DivisionType, @Context() context: GraphqlContext): Promise<PlayerStatsType[]> {
    return this.stats.playersOf(division.id, context);
  }

  @ResolveField(() => [TeamStatsType], { name: 'teamStats', description: 'Most points a game first' })
  teamStats(@Parent() division: DivisionType, @Context() context: GraphqlContext): Promise<TeamStatsType[]> {
    return this.stats.teamsOf(division.id, context);
  }
}
