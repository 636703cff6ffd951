import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { PlayerType } from './player.type.ts';
import { PlayersService } from './players.service.ts';

@Resolver(() => PlayerType)
export class PlayersResolver {
  constructor(private readonly players: PlayersService) {}

  @Public()
  @Query(() => PlayerType, { name: 'player', nullable: true })
  byId(@Args('id', { type: () => Int }) id: number): Promise<PlayerType | null> {
    return this.players.findProfile(id);
  }
}
