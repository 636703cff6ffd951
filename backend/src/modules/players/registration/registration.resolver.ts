import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { RegistrationService } from './registration.service.ts';
import {
  PlayerDetailsInput,
  PlayerSettingsType,
  RegisterPlayerInput,
  RegistrationViewType,
} from './registration.type.ts';

@Resolver(() => PlayerSettingsType)
export class RegistrationResolver {
  constructor(private readonly registrations: RegistrationService) {}

  @Public()
  @Query(() => RegistrationViewType, {
    description: 'The details that the viewer must still give; NONE for a visitor',
  })
  registration(@CurrentActor() actor: Actor): Promise<RegistrationViewType> {
    return this.registrations.due(actor);
  }

  @SignedIn()
  @Query(() => Boolean, { description: 'Whether the name is free: no player has one that looks the same' })
  isNicknameFree(@Args('nickname') nickname: string): Promise<boolean> {
    return this.registrations.isNicknameFree(nickname);
  }

  @SignedIn()
  @Query(() => PlayerSettingsType, { nullable: true, description: 'null without a player' })
  mySettings(@CurrentActor() actor: Actor): Promise<PlayerSettingsType | null> {
    return this.registrations.settings(actor);
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async registerPlayer(@CurrentActor() actor: Actor, @Args('input') { consent, ...player }: RegisterPlayerInput) {
    await this.registrations.register(actor, player, consent);
    return { messageKey: 'api.player.register.success' };
  }

  @SignedIn()
  @Mutation(() => DoneResult)
  async confirmDetails(@CurrentActor() actor: Actor, @Args('input') { consent, ...details }: PlayerDetailsInput) {
    await this.registrations.confirmDetails(actor, details, consent);
    return { messageKey: 'api.player.confirm.success' };
  }
}
