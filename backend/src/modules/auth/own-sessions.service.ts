import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { SessionsService } from './sessions.service.ts';

/** A login of the caller that has not ended. */
export interface OwnSession {
  id: string;
  /** "Firefox, Windows"; null when the browser did not say. */
  device: string | null;
  createdAt: Date;
  /** When its tokens were last renewed, accurate to a quarter of an hour. */
  lastSeenAt: Date;
  /** True for the login that this call uses. */
  isCurrent: boolean;
}

/** Lists a person's own logins, and ends them. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  /** The login of this call first, then the last used. */
  async list({ userId, sessionId }: Actor): Promise<OwnSession[]> {
    if (userId === null) return [];
    const rows = await this.sessions.liveOf(userId);
    const all = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    return all.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Ends one login. Another person's login, and a login that has ended, are refused alike (NOT_FOUND). */
  async end(actor: Actor, id: string): Promise<void> {
    const own = (await this.list(actor)).find((session) => session.id === id);
    if (!own) throw new LeagueError('NOT_FOUND', 'api.auth.session.gone');
    await this.sessions.end(own.id, 'ended by its owner');
  }

  /** Ends all logins except that of this call. */
  async endOthers(actor: Actor): Promise<void> {
    for (const { id, isCurrent } of await this.list(actor)) {
      if (!isCurrent) await this.sessions.end(id, 'ended by its owner');
    }
  }
}
