import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../../platform/graphql/done.type.ts';
import { PersonAccountsService } from './person-accounts.service.ts';
import { AddGameAccountInput, CorrectPlayerDetailsInput } from './person-identity.type.ts';
import { PlayerDetailsService } from './player-details.service.ts';

/** Admins correct who a player is. */
@Resolver()
export class PersonIdentityResolver {
  constructor(
    private readonly details: PlayerDetailsService,
    private readonly accounts: PersonAccountsService,
  ) {}

  @Roles('admin')
  @Mutation(() => DoneResult)
  async correctPlayerDetails(
    @CurrentActor() actor: Actor,
    @Args('input') { playerId, ...typed }: CorrectPlayerDetailsInput,
  ) {
    await this.details.correct(actor, playerId, typed);
    return { messageKey: 'api.person.corrected' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async addGameAccount(@CurrentActor() actor: Actor, @Args('input') { playerId, ...typed }: AddGameAccountInput) {
    await this.accounts.add(actor, playerId, typed);
    return { messageKey: 'api.account.added' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async moveGameAccount(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('playerId', { type: () => Int }) playerId: number,
  ) {
    await this.accounts.move(actor, id, playerId);
    return { messageKey: 'api.account.moved' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async removeGameAccount(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.accounts.remove(actor, id);
    return { messageKey: 'api.account.removed' };
  }
}
