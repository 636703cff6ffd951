import { Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public } from '../../platform/access/access.decorators.ts';
import { ViewerService } from './viewer.service.ts';
import { ViewerType } from './viewer.type.ts';

@Resolver(() => ViewerType)
export class ViewerResolver {
  constructor(private readonly viewers: ViewerService) {}

  @Public()
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a visitor' })
  me(@CurrentActor() actor: Actor): Promise<ViewerType | null> {
    return this.viewers.viewer(actor);
  }
}
