import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FIELD_PLAY } from '../../../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import { LeagueGameType } from '../../../series/lists/league-game.type.ts';
import { FieldPlayLoader } from './field-play.loader.ts';
import { GAME_FIELD_PLAY, GameFieldPlayType } from './field-play.type.ts';

/** Adds what happened on the field to the games of a list. One statement reads all of a page. */
@Resolver(() => LeagueGameType)
export class LeagueGameFieldPlayResolver {
  constructor(private readonly loader: FieldPlayLoader) {}

  @Extensions(FIELD_PLAY)
  @ResolveField(() => GameFieldPlayType, { nullable: true, description: GAME_FIELD_PLAY })
  fieldPlay(
    @Parent() { series, number }: LeagueGameType,
    @Context() context: GraphqlContext,
  ): Promise<GameFieldPlayType | null> {
    return this.loader.ofGame(series.id, number, context);
  }
}
