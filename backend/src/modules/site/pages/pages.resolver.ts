import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import type { ManagedPageName } from '../../../domain/publishing/managed-page.ts';
import { CurrentActor, Public, Roles } from '../../../platform/access/access.decorators.ts';
import { PagesService } from './pages.service.ts';
import { ManagedPageEnum, ManagedPageInput, ManagedPageType, SaveManagedPageResult } from './pages.type.ts';

@Resolver()
export class PagesResolver {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @Query(() => ManagedPageType)
  managedPage(@Args('name', { type: () => ManagedPageEnum }) name: ManagedPageName): Promise<ManagedPageType> {
    return this.pages.find(name);
  }

  @Roles('admin')
  @Mutation(() => SaveManagedPageResult)
  saveManagedPage(
    @CurrentActor() actor: Actor,
    @Args('name', { type: () => ManagedPageEnum }) name: ManagedPageName,
    @Args('version', { type: () => Int, description: 'The `version` that was read' }) version: number,
    @Args('input') input: ManagedPageInput,
  ) {
    return this.pages.save(actor, name, version, input);
  }
}
