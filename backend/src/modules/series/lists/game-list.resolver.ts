import { Args, Info, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../../platform/graphql/connection.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import type { PlayedGame } from '../series-games.ts';
import { SeriesLoader } from '../series.loader.ts';
import { GoalType, PlayerGameStatsType } from '../series.type.ts';
import { GameListService } from './game-list.service.ts';
import { GameListArgs, LeagueGameConnectionType } from './game-list.type.ts';
import { LeagueGameType } from './league-game.type.ts';

/**
 * All games, for programs. One statement reads the numbers of all games of a page that are asked for. The fields take
 * GraphQL's own arguments, because they are asked for in each row (docs/performance.md).
 */
@Resolver(() => LeagueGameType)
export class GameListResolver {
  constructor(
    private readonly games: GameListService,
    private readonly loader: SeriesLoader,
  ) {}

  @Public()
  @Query(() => LeagueGameConnectionType, { name: 'allGames', description: 'Every game, latest first' })
  all(
    @Args() { filter, order, ...page }: GameListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LeagueGameConnectionType> {
    return connectionOf(
      info,
      this.games.list(filter ?? {}, order?.by ?? 'played', sliceOf(page, order?.direction, 'desc')),
    );
  }

  @ResolveField(() => [PlayerGameStatsType], {
    description: "The home team's players in the order of the report; empty while their numbers are missing",
  })
  async home(game: LeagueGameType, _args: unknown, context: GraphqlContext): Promise<PlayerGameStatsType[]> {
    return (await this.playedOf(game, context))?.home ?? [];
  }

  @ResolveField(() => [PlayerGameStatsType], {
    description: "The away team's players in the order of the report; empty while their numbers are missing",
  })
  async away(game: LeagueGameType, _args: unknown, context: GraphqlContext): Promise<PlayerGameStatsType[]> {
    return (await this.playedOf(game, context))?.away ?? [];
  }

  @ResolveField(() => [GoalType], { description: 'In the order in which they were scored; empty when it is not known' })
  async goals(game: LeagueGameType, _args: unknown, context: GraphqlContext): Promise<GoalType[]> {
    return (await this.playedOf(game, context))?.goals ?? [];
  }

  private async playedOf({ series, number }: LeagueGameType, context: GraphqlContext): Promise<PlayedGame | undefined> {
    return (await this.loader.gamesOf(series.id, context)).games.find((game) => game.number === number);
  }
}
