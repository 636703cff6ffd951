import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { SignedUpTeamFilter, SignedUpTeamPageType, SignUpTeamInput, SignupViewType } from './signup.type.ts';
import { SignupsService } from './signups.service.ts';

@Resolver()
export class SignupsResolver {
  constructor(private readonly signups: SignupsService) {}

  @Public()
  @Query(() => SignupViewType)
  signup(@CurrentActor() actor: Actor): Promise<SignupViewType> {
    return this.signups.status(actor);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Extensions(HISTORY)
  @Query(() => SignedUpTeamPageType, { description: 'Of the season of sign-ups' })
  signedUpTeams(@Args('filter') filter: SignedUpTeamFilter): Promise<SignedUpTeamPageType> {
    const { sort, isEligible } = filter;
    return this.signups.signedUpPage({ ...toSlice(filter), sort: sort ?? 'date', isEligible: isEligible ?? null });
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async signUpTeam(@CurrentActor() actor: Actor, @Args('input') input: SignUpTeamInput) {
    await this.signups.signUp(actor, input);
    return { messageKey: 'api.signup.success' };
  }
}
