import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { TeamType } from '../team.type.ts';
import { BoardAsksService } from './board-asks.service.ts';
import { BoardService } from './board.service.ts';
import type { BoardSide } from './board.service.ts';
import { BoardAskType, BoardEntryInput, BoardPlayerType, BoardSideEnum, BoardTeamType } from './board.type.ts';

/** The board of teams with a free place and of players without a team. */
@Resolver(() => TeamType)
export class BoardResolver {
  constructor(
    private readonly board: BoardService,
    private readonly asks: BoardAsksService,
  ) {}

  @Public()
  @Query(() => [BoardTeamType], { description: 'Teams that look for players, the latest first' })
  boardTeams(@CurrentActor() actor: Actor): Promise<BoardTeamType[]> {
    return this.board.teams(actor);
  }

  @Public()
  @Query(() => [BoardPlayerType], { description: 'Players who look for a team, the latest first' })
  boardPlayers(): Promise<BoardPlayerType[]> {
    return this.board.players();
  }

  @Public()
  @ResolveField(() => [BoardAskType], {
    description: "Who has asked to join, for the team's captain; empty for others",
  })
  boardAsks(@CurrentActor() actor: Actor, @Parent() { id }: TeamType): Promise<BoardAskType[]> {
    return this.asks.asksFor(actor, id);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: 'Puts the caller, or their team, on the board for thirty days' })
  async saveBoardEntry(@CurrentActor() actor: Actor, @Args('input') { side, platform, ...terms }: BoardEntryInput) {
    await this.board.save(actor, side, { ...terms, platform: platform ?? null });
    return { messageKey: 'api.board.saved' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async leaveBoard(@CurrentActor() actor: Actor, @Args('side', { type: () => BoardSideEnum }) side: BoardSide) {
    await this.board.leave(actor, side);
    return { messageKey: 'api.board.left' };
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: "Asks a team's captain for an invitation" })
  async askToJoin(@CurrentActor() actor: Actor, @Args('teamId', { type: () => Int }) teamId: number) {
    await this.asks.ask(actor, teamId);
    return { messageKey: 'api.board.asked-now' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async removeBoardEntry(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.board.remove(actor, id);
    return { messageKey: 'api.board.removed' };
  }
}
