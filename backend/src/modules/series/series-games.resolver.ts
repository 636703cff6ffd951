import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesLoader } from './series.loader.ts';
import { GameType, SeriesType } from './series.type.ts';

/** Adds its games to Series: one statement however many series. */
@Resolver(() => SeriesType)
export class SeriesGamesResolver {
  constructor(private readonly loader: SeriesLoader) {}

  @ResolveField(() => [GameType], { name: 'games' })
  async games(@Parent() { id }: SeriesType, @Context() context: GraphqlContext): Promise<GameType[]> {
    return (await this.loader.gamesOf(id, context)).games;
  }
}
