import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { ProblemType } from '../../../platform/errors/problem.type.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { InviteLinkPageType } from './invite-link-page.type.ts';
import { JoinByLinkService } from './join-by-link.service.ts';

/** What the reader of an invite link sees and does. */
@Resolver()
export class JoinByLinkResolver {
  constructor(private readonly links: JoinByLinkService) {}

  @Public()
  @Query(() => InviteLinkPageType, { nullable: true, description: 'null: the link is over, or was never one' })
  async inviteLink(
    @CurrentActor() actor: Actor,
    @Args('token', { description: 'The secret part of its address, /join/{token}' }) token: string,
  ): Promise<InviteLinkPageType | null> {
    const page = await this.links.page(actor, token);
    return page && { ...page, problem: page.refusal && ProblemType.of(page.refusal) };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async joinByLink(@CurrentActor() actor: Actor, @Args('token') token: string) {
    return { messageKey: JOINED[await this.links.join(actor, token)] };
  }
}

const JOINED = { joined: 'api.invite.accept.success', requested: 'api.request.sent.success' } as const;
