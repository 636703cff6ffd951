import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { RegistrationViewType } from '../../players/registration/registration.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { AccountClaimsService } from './account-claims.service.ts';
import { ClaimablePlayersService } from './claimable-players.service.ts';

/** Adds the players who the person may be to their registration. */
@Resolver(() => RegistrationViewType)
export class ClaimSuggestionsResolver {
  constructor(
    private readonly players: ClaimablePlayersService,
    private readonly accounts: AccountClaimsService,
  ) {}

  @ResolveField('claimSuggestions', () => [PlayerRefType], {
    description: "NEW_PLAYER: players without an account whose name is like the account's; at most three",
  })
  suggestionsOf(@Parent() { step, nickname }: RegistrationViewType): Promise<PlayerRefType[]> {
    return step === 'newPlayer' && nickname ? this.players.suggest(nickname) : Promise.resolve([]);
  }

  @SignedIn()
  @Query(() => String, {
    nullable: true,
    description:
      'For a caller without a player: the nickname of the player without an account who has this Steam or Epic id. 10 ids an hour',
  })
  claimByAccount(
    @CurrentActor() actor: Actor,
    @Args('platform') platform: string,
    @Args('platformId') platformId: string,
  ): Promise<string | null> {
    return this.accounts.nicknameOf(actor, { platform, platformId });
  }

  @SignedIn()
  @Query(() => [PlayerRefType], {
    description:
      'For a caller without a player: players without an account whose nickname is like this one; at most three. 60 names an hour',
  })
  claimsByName(@CurrentActor() actor: Actor, @Args('nickname') nickname: string): Promise<PlayerRefType[]> {
    return this.accounts.namedLike(actor, nickname);
  }
}
