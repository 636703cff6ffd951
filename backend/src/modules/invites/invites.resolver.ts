import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../platform/access/access.decorators.ts';
import { DoneResult } from '../../platform/graphql/done.type.ts';
import { TeamType } from '../teams/team.type.ts';
import { InviteListsService } from './invite-lists.service.ts';
import { InvitablePlayerType, InvitePlayerInput, TeamInviteType, TeamPermissionsType } from './invite.type.ts';
import { InvitesService } from './invites.service.ts';
import { TeamInvitesService } from './team-invites.service.ts';

/**
 * Invites, and what the viewer may do with a team, because that depends on invites. Accepting an invite can make a
 * request, so the module `requests` has it.
 */
@Resolver(() => TeamType)
export class InvitesResolver {
  constructor(
    private readonly teamInvites: TeamInvitesService,
    private readonly answers: InvitesService,
    private readonly lists: InviteListsService,
  ) {}

  @Public()
  @ResolveField(() => TeamPermissionsType)
  viewerCan(@CurrentActor() actor: Actor, @Parent() team: TeamType): Promise<TeamPermissionsType> {
    return this.lists.permissions(actor, team.id);
  }

  @Public()
  @ResolveField(() => [TeamInviteType], { description: 'Pending ones, for players of the team; empty for others' })
  invites(@CurrentActor() actor: Actor, @Parent() team: TeamType): Promise<TeamInviteType[]> {
    return this.lists.pendingFor(actor, team.id);
  }

  @SignedIn()
  @Query(() => [InvitablePlayerType])
  invitablePlayers(
    @CurrentActor() actor: Actor,
    @Args('text') text: string,
    @Args('first', { type: () => Int, defaultValue: 10 }) first: number,
  ): Promise<InvitablePlayerType[]> {
    return this.lists.invitable(actor, text, first);
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async invitePlayer(@CurrentActor() actor: Actor, @Args('input') { playerId, userId }: InvitePlayerInput) {
    await this.teamInvites.invite(actor, { playerId, userId: userId ?? null });
    return { messageKey: 'api.invite.send.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async removeInvite(@CurrentActor() actor: Actor, @Args('inviteId', { type: () => Int }) inviteId: number) {
    await this.teamInvites.remove(actor, inviteId);
    return { messageKey: 'api.invite.remove.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async denyInvite(@CurrentActor() actor: Actor, @Args('inviteId', { type: () => Int }) inviteId: number) {
    await this.answers.deny(actor, inviteId);
    return { messageKey: 'api.invite.deny.success' };
  }
}
