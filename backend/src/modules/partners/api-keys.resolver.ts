import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { ApiKeysService } from './api-keys.service.ts';
import {
  ApiKeyResult,
  ApiKeyType,
  ChangeApiKeyInput,
  MakeApiKeyInput,
  NewApiKeyResult,
  RevokeApiKeyInput,
} from './api-keys.type.ts';

/** Partners' keys, as admins keep them. */
@Resolver()
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Roles('admin')
  @Query(() => [ApiKeyType], { description: 'The valid ones first, by name' })
  apiKeys(): Promise<ApiKeyType[]> {
    return this.keys.all();
  }

  @Roles('admin')
  @Mutation(() => NewApiKeyResult, { description: 'Tells the key itself, this once' })
  makeApiKey(@CurrentActor() actor: Actor, @Args('input') input: MakeApiKeyInput) {
    return this.keys.make(actor, toTerms(input));
  }

  @Roles('admin')
  @Mutation(() => ApiKeyResult)
  changeApiKey(@CurrentActor() actor: Actor, @Args('input') input: ChangeApiKeyInput) {
    return this.keys.change(actor, input, toTerms(input));
  }

  @Roles('admin')
  @Mutation(() => ApiKeyResult, { description: 'From now on no call with it is answered' })
  revokeApiKey(@CurrentActor() actor: Actor, @Args('input') input: RevokeApiKeyInput) {
    return this.keys.revoke(actor, input);
  }
}

const toTerms = ({ name, contact, scopes, ownLimit }: MakeApiKeyInput) => ({
  name,
  contact: contact ?? '',
  scopes,
  ownLimit: ownLimit ?? null,
});
