import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../../platform/graphql/done.type.ts';
import { WeekAccountsService } from './week-accounts.service.ts';
import { RequestGameAccountInput } from './week-accounts.type.ts';

/** Accounts that a captain knows and the league does not. */
@Resolver()
export class WeekAccountsResolver {
  constructor(private readonly accounts: WeekAccountsService) {}

  @SignedIn()
  @Mutation(() => DoneResult, {
    description: "A captain asks staff to attach an account of a replay to a player of the captain's team",
  })
  async requestGameAccount(@CurrentActor() actor: Actor, @Args('input') input: RequestGameAccountInput) {
    await this.accounts.ask(actor, input);
    return { messageKey: 'api.request.sent.success' };
  }
}
