import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import {
  ApiKeyResult,
  ApiKeyType,
  ChangeMyApiKeyInput,
  MakeMyApiKeyInput,
  NewApiKeyResult,
  MyApiKeyInput,
} from './api-keys.type.ts';
import { OwnApiKeysService } from './own-api-keys.service.ts';

/** A partner's keys, as the partner keeps them. */
@Resolver()
export class OwnApiKeysResolver {
  constructor(private readonly keys: OwnApiKeysService) {}

  @SignedIn()
  @Query(() => [ApiKeyType], { description: "The caller's keys that hold, by name" })
  myApiKeys(@CurrentActor() actor: Actor): Promise<ApiKeyType[]> {
    return this.keys.all(actor);
  }

  @SignedIn()
  @Mutation(() => NewApiKeyResult, { description: 'Tells the key itself, this once' })
  makeMyApiKey(@CurrentActor() actor: Actor, @Args('input') input: MakeMyApiKeyInput) {
    return this.keys.make(actor, input);
  }

  @SignedIn()
  @Mutation(() => ApiKeyResult)
  changeMyApiKey(@CurrentActor() actor: Actor, @Args('input') input: ChangeMyApiKeyInput) {
    return this.keys.change(actor, input, input);
  }

  @SignedIn()
  @Mutation(() => NewApiKeyResult, {
    description: 'Tells a new key, this once. The one that it replaces holds for a day more',
  })
  replaceMyApiKey(@CurrentActor() actor: Actor, @Args('input') input: MyApiKeyInput) {
    return this.keys.replace(actor, input);
  }

  @SignedIn()
  @Mutation(() => ApiKeyResult, { description: 'From now on no call with it is answered' })
  revokeMyApiKey(@CurrentActor() actor: Actor, @Args('input') input: MyApiKeyInput) {
    return this.keys.revoke(actor, input);
  }
}
