import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { DoneResult } from '../../platform/graphql/done.type.ts';
import { OwnSessionType } from './own-session.type.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

/** The browsers in which the caller is signed in. */
@Resolver(() => OwnSessionType)
export class OwnSessionsResolver {
  constructor(private readonly sessions: OwnSessionsService) {}

  @SignedIn()
  @Query(() => [OwnSessionType], { description: 'The login of this call first, then the last used' })
  mySessions(@CurrentActor() actor: Actor): Promise<OwnSessionType[]> {
    return this.sessions.list(actor);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: 'Signs one browser out' })
  async endSession(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    await this.sessions.end(actor, id);
    return { messageKey: 'api.auth.session.ended' };
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: 'Signs every other browser out' })
  async endOtherSessions(@CurrentActor() actor: Actor) {
    await this.sessions.endOthers(actor);
    return { messageKey: 'api.auth.session.others-ended' };
  }
}
