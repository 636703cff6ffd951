import { Args, Context, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { NOTHING_ALLOWED } from '../../../domain/teams/roster.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { OwnTeamLoader } from '../roster/own-team.loader.ts';
import { TeamType } from '../team.type.ts';
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
    private readonly ownTeam: OwnTeamLoader,
  ) {}

  @Public()
  @ResolveField(() => TeamPermissionsType)
  async viewerCan(
    @CurrentActor() actor: Actor,
    @Parent() team: TeamType,
    @Context() context: GraphqlContext,
  ): Promise<TeamPermissionsType> {
    return (await this.ownTeam.isOwn(actor, team.id, context))
      ? this.lists.permissions(actor, team.id)
      : NOTHING_ALLOWED;
  }

  @Public()
  @ResolveField(() => [TeamInviteType], { description: 'Pending ones, for players of the team; empty for others' })
  async invites(
    @CurrentActor() actor: Actor,
    @Parent() team: TeamType,
    @Context() context: GraphqlContext,
  ): Promise<TeamInviteType[]> {
    return (await this.ownTeam.isOwn(actor, team.id, context)) ? this.lists.pendingFor(actor, team.id) : [];
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
