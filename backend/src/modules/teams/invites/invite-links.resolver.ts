import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { TeamType } from '../team.type.ts';
import { OwnInviteLinkType } from './invite-link.type.ts';
import { InviteLinksService } from './invite-links.service.ts';
import { LinkInvitesService } from './link-invites.service.ts';

/** A team's invite link, for its captain. Joining by it can make a request, so the module `requests` has that. */
@Resolver(() => TeamType)
export class InviteLinksResolver {
  constructor(
    private readonly links: InviteLinksService,
    private readonly reading: LinkInvitesService,
  ) {}

  @Public()
  @ResolveField(() => OwnInviteLinkType, {
    nullable: true,
    description: "The valid one, for the team's captain; null for others",
  })
  inviteLink(@CurrentActor() actor: Actor, @Parent() team: TeamType): Promise<OwnInviteLinkType | null> {
    return this.reading.ownLink(actor, team.id);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: "Makes the team's invite link; an earlier one ends with that" })
  async makeInviteLink(@CurrentActor() actor: Actor) {
    await this.links.make(actor);
    return { messageKey: 'api.invite-link.make.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async withdrawInviteLink(@CurrentActor() actor: Actor) {
    await this.links.withdraw(actor);
    return { messageKey: 'api.invite-link.withdraw.success' };
  }
}
