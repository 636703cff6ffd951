import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../../platform/graphql/costs.ts';
import { HeadToHeadService } from './head-to-head.service.ts';
import { PlayerHeadToHeadType, TeamHeadToHeadType } from './head-to-head.type.ts';

@Resolver()
export class HeadToHeadResolver {
  constructor(private readonly pairs: HeadToHeadService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => TeamHeadToHeadType, {
    name: 'teamHeadToHead',
    nullable: true,
    description: 'Two teams side by side; null for the same team twice, or an unknown one',
  })
  ofTeams(
    @Args('homeId', { type: () => Int, description: 'The team to stand first' }) homeId: number,
    @Args('awayId', { type: () => Int, description: 'The other team' }) awayId: number,
  ): Promise<TeamHeadToHeadType | null> {
    return this.pairs.ofTeams(homeId, awayId);
  }

  @Public()
  @Extensions(HISTORY)
  @Query(() => PlayerHeadToHeadType, {
    name: 'playerHeadToHead',
    nullable: true,
    description: 'Two players side by side; null for the same player twice, or an unknown one',
  })
  ofPlayers(
    @Args('homeId', { type: () => Int, description: 'The player to stand first' }) homeId: number,
    @Args('awayId', { type: () => Int, description: 'The other player' }) awayId: number,
  ): Promise<PlayerHeadToHeadType | null> {
    return this.pairs.ofPlayers(homeId, awayId);
  }
}
