import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { TeamSeasonType } from '../teams/team-season.type.ts';
import { StatsLoader } from './stats.loader.ts';
import { PlayerStatsType } from './stats.type.ts';

/** Adds its players' statistics to a team's season. */
@Resolver(() => TeamSeasonType)
export class TeamStatsResolver {
  constructor(private readonly stats: StatsLoader) {}

  @ResolveField(() => [PlayerStatsType], { name: 'playerStats', description: 'Highest rating first' })
  async playerStats(
    @Parent() { teamId, season }: TeamSeasonType,
    @Context() context: GraphqlContext,
  ): Promise<PlayerStatsType[]> {
    const seasons = await this.stats.byTeam(context).load(teamId);
    return seasons.find(({ seasonId }) => seasonId === season.id)?.players ?? [];
  }
}
