import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FIELD_PLAY } from '../../../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import type { PlayedGame } from '../../../series/series-games.ts';
import { GameType } from '../../../series/series.type.ts';
import { FieldPlayLoader } from './field-play.loader.ts';
import { GAME_FIELD_PLAY, GameFieldPlayType } from './field-play.type.ts';

/** Adds what happened on the field to Game. */
@Resolver(() => GameType)
export class GameFieldPlayResolver {
  constructor(private readonly loader: FieldPlayLoader) {}

  @Extensions(FIELD_PLAY)
  @ResolveField(() => GameFieldPlayType, { name: 'fieldPlay', nullable: true, description: GAME_FIELD_PLAY })
  ofGame(
    @Parent() { seriesId, number }: PlayedGame,
    @Context() context: GraphqlContext,
  ): Promise<GameFieldPlayType | null> {
    return this.loader.ofGame(seriesId, number, context);
  }
}
