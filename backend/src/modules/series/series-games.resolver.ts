import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { TABLE_GAMES } from '../../domain/series/series-format.ts';
import { countsAs, GAMES } from '../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesLoader } from './series.loader.ts';
import { GameType, SeriesType } from './series.type.ts';

/** Adds the field `games` to Series. One statement reads the games of all series that are asked for. */
@Resolver(() => SeriesType)
export class SeriesGamesResolver {
  constructor(private readonly loader: SeriesLoader) {}

  @Extensions({ ...GAMES, ...countsAs(TABLE_GAMES) })
  @ResolveField(() => [GameType], { name: 'games' })
  async games(@Parent() { id }: SeriesType, @Context() context: GraphqlContext): Promise<GameType[]> {
    return (await this.loader.gamesOf(id, context)).games;
  }
}
