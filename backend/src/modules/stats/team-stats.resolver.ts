import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { TeamSeasonType } from '../teams/team-season.type.ts';
import { StatsLoader } from './stats.loader.ts';
import { PlayerStatsType } from './stats.type.ts';

/** Adds the statistics to a team's season. One statement reads all of its seasons. */
@Resolver(() => TeamSeasonType)
export class TeamStatsResolver {
  constructor(private readonly stats: StatsLoader) {}

  @ResolveField(() => Int, { name: 'position', nullable: true, description: 'Its place in the table' })
  async position(@Parent() season: TeamSeasonType, @Context() context: GraphqlContext): Promise<number | null> {
    return (await this.stats.ofTeamSeason(season, context))?.position ?? null;
  }

  @ResolveField(() => [PlayerStatsType], { name: 'playerStats', description: 'Highest rating first' })
  async playerStats(@Parent() season: TeamSeasonType, @Context() context: GraphqlContext): Promise<PlayerStatsType[]> {
    return (await this.stats.ofTeamSeason(season, context))?.players ?? [];
  }
}
