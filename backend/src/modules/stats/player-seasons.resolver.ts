import { Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { HISTORY } from '../../platform/graphql/costs.ts';
import { PlayerType } from '../players/player.type.ts';
import { PlayerSeasonType } from './player-season.type.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';

/** Adds a player's timeline to Player. */
@Resolver(() => PlayerType)
export class PlayerSeasonsResolver {
  constructor(private readonly seasons: PlayerSeasonsService) {}

  @Extensions(HISTORY)
  @ResolveField(() => [PlayerSeasonType], { name: 'seasons', description: 'Newest first' })
  ofPlayer(@Parent() player: PlayerType): Promise<PlayerSeasonType[]> {
    return this.seasons.ofPlayer(player.id);
  }
}
