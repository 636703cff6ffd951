import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { MembershipService } from './membership.service.ts';
import { MembershipInput } from './membership.type.ts';

@Resolver()
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @Public()
  @Mutation(() => DoneResult)
  async applyForMembership(@Caller() caller: string, @Args('input') input: MembershipInput) {
    await this.memberships.apply(input, caller);
    return { messageKey: 'member.success.formsave' };
  }
}
