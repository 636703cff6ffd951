import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RegistrationViewType } from '../../players/registration/registration.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { ClaimablePlayersService } from './claimable-players.service.ts';

/** Adds the players who the person may be to their registration. */
@Resolver(() => RegistrationViewType)
export class ClaimSuggestionsResolver {
  constructor(private readonly players: ClaimablePlayersService) {}

  @ResolveField('claimSuggestions', () => [PlayerRefType], {
    description: "NEW_PLAYER: players without an account whose name is like the account's; at most three",
  })
  suggestionsOf(@Parent() { step, nickname }: RegistrationViewType): Promise<PlayerRefType[]> {
    return step === 'newPlayer' && nickname ? this.players.suggest(nickname) : Promise.resolve([]);
  }
}
