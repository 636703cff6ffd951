import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../platform/access/access.decorators.ts';
import { DoneResult } from '../../platform/graphql/done.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamType } from '../teams/team.type.ts';
import { ClaimablePlayersService } from './claims/claimable-players.service.ts';
import { RequestAsideService } from './request-aside.service.ts';
import { RequestListsService } from './lists/request-lists.service.ts';
import {
  ApprovalRequestType,
  DecideRequestResult,
  RequestKindEnum,
  RequestPageType,
  RequestStatusEnum,
} from './request.type.ts';
import { RequestsService } from './requests.service.ts';

/** The staff's inbox, and what players see of their own requests. */
@Resolver(() => TeamType)
export class RequestsResolver {
  constructor(
    private readonly decisions: RequestsService,
    private readonly lists: RequestListsService,
    private readonly aside: RequestAsideService,
    private readonly claimable: ClaimablePlayersService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => RequestPageType, {
    description: 'Waiting requests: those that wait longest first; others: the newest first',
  })
  requests(
    @CurrentActor() actor: Actor,
    @Args('status', { type: () => RequestStatusEnum, nullable: true }) status: ApprovalStatus | null,
    @Args('kind', { type: () => RequestKindEnum, nullable: true }) kind: RequestKindName | null,
    @Args('first', { type: () => Int, defaultValue: 25 }) first: number,
    @Args('after', { type: () => Int, nullable: true }) after?: number | null,
    @Args('isAside', { type: () => Boolean, nullable: true, description: 'Put aside or not; null is both' })
    isAside?: boolean | null,
  ): Promise<RequestPageType> {
    return this.lists.page(
      actor,
      { status: status ?? null, kinds: kind ? [kind] : null, isAside },
      first,
      after ?? null,
    );
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => Int)
  unprocessedRequests(): Promise<number> {
    return this.lists.unprocessed();
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [PlayerRefType])
  playersWithoutUser(
    @Args('text') text: string,
    @Args('nearTo', { type: () => String, nullable: true, description: 'Players with a name like this one come first' })
    nearTo: string | null,
    @Args('first', { type: () => Int, defaultValue: 20 }) first: number,
  ): Promise<PlayerRefType[]> {
    return this.claimable.search(text, nearTo ?? '', first);
  }

  @SignedIn()
  @Query(() => [ApprovalRequestType], { description: 'What the viewer waits for' })
  myRequests(@CurrentActor() actor: Actor): Promise<ApprovalRequestType[]> {
    return this.lists.ownPending(actor);
  }

  @Public()
  @ResolveField(() => [RequestKindEnum], { description: 'Open requests about it, for players of the team; else empty' })
  openRequest(@CurrentActor() actor: Actor, @Parent() { id }: TeamType): Promise<RequestKindName[]> {
    return this.lists.openOf(actor, id);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DecideRequestResult)
  async acceptRequest(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('playerId', { type: () => Int, nullable: true }) playerId?: number | null,
    @Args('nickname', { type: () => String, nullable: true }) nickname?: string | null,
  ) {
    await this.decisions.accept(actor, id, { playerId, nickname });
    return this.lists.byId(actor, id);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DecideRequestResult)
  async denyRequest(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('reason') reason: string,
  ) {
    await this.decisions.deny(actor, id, reason);
    return this.lists.byId(actor, id);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DecideRequestResult, {
    description: 'Puts a request aside that cannot be decided now. It is not denied and goes on waiting',
  })
  async putRequestAside(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('reason') reason: string,
  ) {
    await this.aside.put(actor, id, reason);
    return this.lists.byId(actor, id);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DecideRequestResult, { description: 'Returns a request to those that wait for staff' })
  async takeRequestBack(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.aside.takeBack(actor, id);
    return this.lists.byId(actor, id);
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async cancelRequest(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.decisions.cancel(actor, id);
    return { messageKey: 'api.request.cancel.success' };
  }
}
