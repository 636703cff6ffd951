import { Args, Extensions, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../platform/graphql/connection.ts';
import { SEARCHES } from '../../platform/graphql/costs.ts';
import { selectsInRows } from '../../platform/graphql/selects.ts';
import { TeamListService } from './team-list.service.ts';
import { TEAM_PARTS } from './team-list.ts';
import type { TeamPart } from './team-list.ts';
import { TeamConnectionType, TeamListArgs } from './team-list.type.ts';

/** A viewer's own team is found by its roster. */
const NEEDS: Partial<Record<TeamPart, string>> = { roster: 'isMine' };

/** All teams, for programs. */
@Resolver()
export class TeamListResolver {
  constructor(private readonly teams: TeamListService) {}

  @Public()
  @Extensions(SEARCHES)
  @Query(() => TeamConnectionType, { name: 'allTeams', description: 'Every team, by name' })
  all(@Args() { filter, order, ...page }: TeamListArgs, @Info() info: GraphQLResolveInfo): Promise<TeamConnectionType> {
    const wanted = new Set(TEAM_PARTS.filter((part) => selectsInRows(info, part, NEEDS[part] ?? part)));
    const slice = sliceOf(page, order?.direction, 'asc');
    return connectionOf(info, this.teams.list(filter ?? {}, order?.by ?? 'name', slice, wanted));
  }
}
