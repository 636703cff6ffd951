import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { CorrectMemberInput, EndMembershipInput, MergeMembersInput } from './member-acts.type.ts';
import { MemberActsService, memberVersionOf } from './member-acts.service.ts';
import { AssociationMemberType } from './member-list.type.ts';

/** What admins do with members of the association. Each act can be taken back. */
@Resolver(() => AssociationMemberType)
export class MemberActsResolver {
  constructor(private readonly members: MemberActsService) {}

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'The person is told, also in the chat' })
  async correctMember(
    @CurrentActor() actor: Actor,
    @Args('input') { id, version, reason, ...typed }: CorrectMemberInput,
  ) {
    await this.members.correct(actor, { id, version }, typed, reason);
    return { messageKey: 'api.member.corrected' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'Two memberships of one person become one; the person is told' })
  async mergeMembers(@CurrentActor() actor: Actor, @Args('input') input: MergeMembersInput) {
    const { email, reason } = input;
    const staying = { id: input.stayingId, version: input.version };
    const leaving = { id: input.leavingId, version: input.leavingVersion };
    await this.members.merge(actor, { staying, leaving, email }, reason);
    return { messageKey: 'api.member.merged' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'A Swedish player is signed out then; the person is told' })
  async endMembership(@CurrentActor() actor: Actor, @Args('input') { reason, ...target }: EndMembershipInput) {
    await this.members.end(actor, target, reason);
    return { messageKey: 'api.member.ended' };
  }

  @ResolveField(() => String, { description: 'Another value than before: staff have changed the member' })
  version(@Parent() member: AssociationMemberType): string {
    return memberVersionOf(member);
  }
}
