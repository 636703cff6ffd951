import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { SignupsAdminService } from './signups-admin.service.ts';

/** Staff sign teams up for the season of sign-up, and take sign-ups back. */
@Resolver()
export class SignupsAdminResolver {
  constructor(private readonly signups: SignupsAdminService) {}

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'For the season of sign-up, also when sign-up is closed' })
  async addSignup(@CurrentActor() actor: Actor, @Args('teamId', { type: () => Int }) teamId: number) {
    await this.signups.add(actor, teamId);
    return { messageKey: 'api.signup.added' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: "From the season of sign-up; the team's place in a division stays" })
  async removeSignup(@CurrentActor() actor: Actor, @Args('teamId', { type: () => Int }) teamId: number) {
    await this.signups.remove(actor, teamId);
    return { messageKey: 'api.signup.removed' };
  }
}
