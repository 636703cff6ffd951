import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../platform/access/access.decorators.ts';
import { DoneResult } from '../../platform/graphql/done.type.ts';
import { SignedUpTeamType, SignUpTeamInput, SignupViewType } from './signup.type.ts';
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
  @Query(() => [SignedUpTeamType], { description: 'Of the current season, the first to sign up first' })
  signedUpTeams(): Promise<SignedUpTeamType[]> {
    return this.signups.signedUpTeams();
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async signUpTeam(@CurrentActor() actor: Actor, @Args('input') input: SignUpTeamInput) {
    await this.signups.signUp(actor, input);
    return { messageKey: 'api.signup.success' };
  }
}
