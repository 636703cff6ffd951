import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { AcceptInviteService } from '../accept-invite.service.ts';
import { ChangeTeamInfoRequest } from '../kinds/change-team-info.ts';
import { ExistingUserRequest } from '../kinds/existing-user.ts';
import { LeaveTeamRequest } from '../kinds/leave-team.ts';
import { NewImagesRequest } from '../kinds/new-images.ts';
import { NewTeamRequest } from '../kinds/new-team.ts';
import { ClaimPlayerInput, RequestTeamInput, SavePlayerImagesInput, SaveTeamInfoInput } from '../request.type.ts';

/** The requests that players make. `requests.resolver.ts` has what staff do with them. */
@Resolver()
export class MyRequestsResolver {
  constructor(
    private readonly newTeams: NewTeamRequest,
    private readonly teamChanges: ChangeTeamInfoRequest,
    private readonly lastLeavers: LeaveTeamRequest,
    private readonly newImages: NewImagesRequest,
    private readonly claims: ExistingUserRequest,
    private readonly invites: AcceptInviteService,
  ) {}

  @SignedIn()
  @Mutation(() => DoneResult)
  async requestTeam(@CurrentActor() actor: Actor, @Args('input') { name, logo }: RequestTeamInput) {
    await this.newTeams.submit(actor, { name, logo: logo ?? null });
    return { messageKey: 'api.request.sent.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async saveTeamInfo(@CurrentActor() actor: Actor, @Args('input') input: SaveTeamInfoInput) {
    await this.teamChanges.submit(actor, input);
    return { messageKey: 'api.request.sent.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async leaveTeamByRequest(@CurrentActor() actor: Actor) {
    await this.lastLeavers.submit(actor);
    return { messageKey: 'api.request.sent.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async savePlayerImages(@CurrentActor() actor: Actor, @Args('input') input: SavePlayerImagesInput) {
    await this.newImages.submit(actor, input);
    return { messageKey: 'api.request.sent.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async claimPlayer(@CurrentActor() actor: Actor, @Args('input') { consent, ...claim }: ClaimPlayerInput) {
    await this.claims.submit(actor, claim, consent);
    return { messageKey: 'api.request.sent.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async acceptInvite(@CurrentActor() actor: Actor, @Args('inviteId', { type: () => Int }) inviteId: number) {
    return { messageKey: ACCEPTED[await this.invites.accept(actor, inviteId)] };
  }
}

const ACCEPTED = { joined: 'api.invite.accept.success', requested: 'api.request.sent.success' } as const;
