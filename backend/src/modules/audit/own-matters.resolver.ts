import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import type { OwnMatterAct } from './own-matter-acts.ts';
import { OwnMattersService } from './own-matters.service.ts';
import { OwnMatterActType } from './own-matters.type.ts';

@Resolver(() => OwnMatterActType)
export class OwnMattersResolver {
  constructor(private readonly acts: OwnMattersService) {}

  @Public()
  @Query(() => [OwnMatterActType], { description: 'The latest 100, the newest first' })
  ownMatterActs(): Promise<OwnMatterAct[]> {
    return this.acts.latest();
  }
}
