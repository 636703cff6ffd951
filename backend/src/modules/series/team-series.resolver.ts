import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { TeamSeasonType } from '../teams/team-season.type.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesType } from './series.type.ts';

/** Adds the field `series` to a team's season. */
@Resolver(() => TeamSeasonType)
export class TeamSeriesResolver {
  constructor(private readonly loader: SeriesLoader) {}

  @ResolveField(() => [SeriesType], { name: 'series', description: 'In the order of play' })
  async series(
    @Parent() { teamId, season }: TeamSeasonType,
    @Context() context: GraphqlContext,
  ): Promise<SeriesType[]> {
    const all = await this.loader.byTeam(context).load(teamId);
    return all.filter((series) => series.season.id === season.id);
  }
}
