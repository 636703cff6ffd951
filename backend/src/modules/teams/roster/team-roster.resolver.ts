import { Args, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { CaptaincyService } from './captaincy.service.ts';
import { LeaveService } from './leave.service.ts';
import { TeamType } from '../team.type.ts';

/** Removing a player, handing over the captaincy, and leaving a team. */
@Resolver(() => TeamType)
export class TeamRosterResolver {
  constructor(
    private readonly captaincy: CaptaincyService,
    private readonly leaving: LeaveService,
  ) {}

  @Public()
  @ResolveField(() => Boolean, { description: 'The viewer plays in this team' })
  isMine(@CurrentActor() { playerId }: Actor, @Parent() { roster }: TeamType): boolean {
    return playerId !== null && roster.some(({ player }) => player.id === playerId);
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async kickPlayer(@CurrentActor() actor: Actor, @Args('playerId', { type: () => Int }) playerId: number) {
    await this.captaincy.kick(actor, playerId);
    return { messageKey: 'api.team.kick.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async handOverCaptaincy(@CurrentActor() actor: Actor, @Args('playerId', { type: () => Int }) playerId: number) {
    await this.captaincy.handOver(actor, playerId);
    return { messageKey: 'api.team.hand-over.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async leaveTeam(@CurrentActor() actor: Actor) {
    await this.leaving.leave(actor);
    return { messageKey: 'api.team.leave.success' };
  }
}
