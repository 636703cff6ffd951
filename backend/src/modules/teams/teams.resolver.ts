import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { TeamType } from './team.type.ts';
import { TeamsService } from './teams.service.ts';

@Resolver(() => TeamType)
export class TeamsResolver {
  constructor(private readonly teams: TeamsService) {}

  @Public()
  @Query(() => TeamType, { name: 'team', nullable: true })
  byId(@Args('id', { type: () => Int }) id: number): Promise<TeamType | null> {
    return this.teams.findPage(id);
  }
}
