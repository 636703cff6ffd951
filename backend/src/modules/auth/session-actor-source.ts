import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { SessionsService } from './sessions.service.ts';

/** Finds the caller by their session. */
@Injectable()
export class SessionActorSource extends ActorSource {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  holderOf(accessToken: string): Promise<Actor | null> {
    return this.sessions.holderOf(accessToken);
  }

  actorsOf(sessionIds: readonly string[]): Promise<Actor[]> {
    return this.sessions.actorsOf(sessionIds);
  }
}
