import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { PlayerCareerType, TeamCareerType } from './careers.type.ts';
import { CareersService } from './careers.service.ts';

@Resolver()
export class CareersResolver {
  constructor(private readonly careers: CareersService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => PlayerCareerType, {
    name: 'playerCareer',
    nullable: true,
    description: 'What a player has done over the seasons; null for an unknown one',
  })
  ofPlayer(@Args('playerId', { type: () => Int }) playerId: number): Promise<PlayerCareerType | null> {
    return this.careers.ofPlayer(playerId);
  }

  @Public()
  @Extensions(HISTORY)
  @Query(() => TeamCareerType, {
    name: 'teamCareer',
    nullable: true,
    description: 'What a team has done over the seasons; null for an unknown one',
  })
  ofTeam(@Args('teamId', { type: () => Int }) teamId: number): Promise<TeamCareerType | null> {
    return this.careers.ofTeam(teamId);
  }
}
