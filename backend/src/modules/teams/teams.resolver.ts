import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../../platform/access/access.decorators.ts';
import { TeamIdentityService } from './team-identity.service.ts';
import { TeamType } from './team.type.ts';
import { TeamsService } from './teams.service.ts';

@Resolver(() => TeamType)
export class TeamsResolver {
  constructor(
    private readonly teams: TeamsService,
    private readonly identities: TeamIdentityService,
  ) {}

  @Public()
  @Query(() => TeamType, { name: 'team', nullable: true })
  byId(@Args('id', { type: () => Int }) id: number): Promise<TeamType | null> {
    return this.teams.findPage(id);
  }

  @SignedIn()
  @Query(() => Boolean, { description: 'Whether no other team has a name that looks the same' })
  isTeamNameFree(
    @Args('name') name: string,
    @Args('ownTeamId', { type: () => Int, nullable: true }) ownTeamId: number | null,
  ): Promise<boolean> {
    return this.identities.looksFree(name, ownTeamId);
  }
}
