import { Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { HISTORY } from '../../platform/graphql/costs.ts';
import { PlayerType } from '../players/player.type.ts';
import { PlayerFormService } from './player-form.service.ts';
import { PlayerFormSeriesType } from './player-form.type.ts';
import { PlayerSeasonType } from './player-season.type.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';

/** Adds a player's timeline and form to Player. */
@Resolver(() => PlayerType)
export class PlayerSeasonsResolver {
  constructor(
    private readonly seasons: PlayerSeasonsService,
    private readonly form: PlayerFormService,
  ) {}

  @Extensions(HISTORY)
  @ResolveField(() => [PlayerSeasonType], { name: 'seasons', description: 'Newest first' })
  ofPlayer(@Parent() player: PlayerType): Promise<PlayerSeasonType[]> {
    return this.seasons.ofPlayer(player.id);
  }

  @Extensions(HISTORY)
  @ResolveField(() => [PlayerFormSeriesType], {
    name: 'form',
    description: 'The latest five series that the player played in, newest last',
  })
  formOf(@Parent() player: PlayerType): Promise<PlayerFormSeriesType[]> {
    return this.form.ofPlayer(player.id);
  }
}
