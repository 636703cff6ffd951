import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { SessionsService } from './sessions.service.ts';

/** A login of the caller's that lives. */
export interface OwnSession {
  id: string;
  /** "Firefox, Windows"; null when the browser did not say. */
  device: string | null;
  createdAt: Date;
  /** When its tokens were last renewed, exact to a quarter of an hour. */
  lastSeenAt: Date;
  /** The login that this call is made with. */
  isCurrent: boolean;
}

/** A person's own logins: where they are signed in, and the end of any of them. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  /** The one that asks first, then the last used. */
  async list({ userId, sessionId }: Actor): Promise<OwnSession[]> {
    if (userId === null) return [];
    const rows = await this.sessions.liveOf(userId);
    const all = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    return all.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Ends one; another person's and one that is over are the same refusal (NOT_FOUND). */
  async end(actor: Actor, id: string): Promise<void> {
    const own = (await this.list(actor)).find((session) => session.id === id);
    if (!own) throw new LeagueError('NOT_FOUND', 'api.auth.session.gone');
    await this.sessions.end(own.id, 'ended by its owner');
  }

  /** Ends all but the one that asks. */
  async endOthers(actor: Actor): Promise<void> {
    for (const { id, isCurrent } of await this.list(actor)) {
      if (!isCurrent) await this.sessions.end(id, 'ended by its owner');
    }
  }
}
