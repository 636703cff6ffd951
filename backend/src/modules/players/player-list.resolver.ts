import { Args, Extensions, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../platform/graphql/connection.ts';
import { SEARCHES } from '../../platform/graphql/costs.ts';
import { selectsInRows } from '../../platform/graphql/selects.ts';
import { PlayerListService } from './player-list.service.ts';
import { PLAYER_PARTS } from './player-list.ts';
import { PlayerConnectionType, PlayerListArgs } from './player-list.type.ts';

/** All players, for programs. */
@Resolver()
export class PlayerListResolver {
  constructor(private readonly players: PlayerListService) {}

  @Public()
  @Extensions(SEARCHES)
  @Query(() => PlayerConnectionType, { name: 'allPlayers', description: 'Every player, by nickname' })
  all(
    @Args() { filter, order, ...page }: PlayerListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PlayerConnectionType> {
    const wanted = new Set(PLAYER_PARTS.filter((part) => selectsInRows(info, part)));
    const slice = sliceOf(page, order?.direction, 'asc');
    return connectionOf(info, this.players.list(filter ?? {}, order?.by ?? 'nickname', slice, wanted));
  }
}
