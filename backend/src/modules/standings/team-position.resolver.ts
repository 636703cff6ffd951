import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { TeamSeasonType } from '../teams/team-season.type.ts';
import { StandingsLoader } from './standings.loader.ts';

/** Adds a team's place in the table to its seasons. */
@Resolver(() => TeamSeasonType)
export class TeamPositionResolver {
  constructor(private readonly tables: StandingsLoader) {}

  @ResolveField(() => Int, { name: 'position', nullable: true })
  async position(
    @Parent() { division, teamId }: TeamSeasonType,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    if (!division) return null;
    const table = await this.tables.byDivision(context).load(division.id);
    return table.find((row) => row.team.id === teamId)?.position ?? null;
  }
}
