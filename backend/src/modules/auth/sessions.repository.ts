import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { ROLE_IDS, type Actor, type RoleName } from '../../domain/actor.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';

const ROLE_NAMES = new Map<number, RoleName>(Object.entries(ROLE_IDS).map(([name, id]) => [id, name as RoleName]));

interface ActorRow {
  sessionId: string;
  userId: number;
  playerId: number | null;
  nationality: string | null;
  isMember: boolean;
  roles: number[];
}

/** A refresh token that this call has just spent. */
export interface SpentToken {
  readonly sessionId: string;
  readonly generation: number;
}

/** What is needed to end a session. */
export interface EndedSession {
  readonly id: string;
  readonly userId: number;
  readonly device: string | null;
  readonly providerToken: string | null;
}

/** A session that has not ended, as its owner sees it. */
export type LiveSession = Pick<Session, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>;

/** A session as staff see it. `revokedAt` null: it has not been ended, but it may have expired. */
export type StoredSession = LiveSession & Pick<Session, 'revokedAt'>;

/** The largest number of a person's sessions that staff see. */
const MOST_SESSIONS = 20;

/** A session's account, for the checks at a renewal. */
export interface SessionOwner {
  readonly discordId: string;
  readonly nationality: string | null;
  readonly isMember: boolean;
}

const ACTORS = `select s.id as "sessionId", s.user_id as "userId", p.id as "playerId", p.nationality,
          m.id is not null as "isMember",
          array(select r.role::int from user_role r where r.user_id = s.user_id order by r.role) as roles
   from session s
   join app_user u on u.id = s.user_id
   left join player p on p.user_id = u.id
   left join association_member m on u.email_verified and m.email = u.email::citext`;

const ACTOR = namedRead<ActorRow>(
  'actor',
  `${ACTORS}
   where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and s.revoked_at is null`,
);

const ACTORS_OF_SESSIONS = namedRead<ActorRow>(
  'actors-of-sessions',
  `${ACTORS}
   where s.id = any($1::uuid[]) and s.expires_at > $2 and s.last_seen_at > $3 and s.revoked_at is null`,
);

const SPENT = namedRead<{ sessionId: string; usedAt: Date; isPrevious: boolean }>(
  'spent-refresh-token',
  `select t.session_id as "sessionId", t.used_at as "usedAt",
          t.generation + 1 = (select max(n.generation) from refresh_token n where n.session_id = t.session_id)
            as "isPrevious"
     from refresh_token t join session s on s.id = t.session_id
    where t.hash = $1 and t.used_at is not null and s.revoked_at is null`,
);

const OWNER = namedRead<SessionOwner>(
  'session-owner',
  `select u.discord_id as "discordId", p.nationality, m.id is not null as "isMember"
     from session s
     join app_user u on u.id = s.user_id
     left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
    where s.id = $1`,
);

const BY_REFRESH_TOKEN = namedRead<{ id: string }>(
  'session-by-refresh-token',
  'select s.id from refresh_token t join session s on s.id = t.session_id where t.hash = $1 and s.revoked_at is null',
);

const SPEND = namedWrite<SpentToken>(
  'spend-refresh-token',
  `update refresh_token t set used_at = $2
     from session s
    where t.hash = $1 and t.used_at is null and s.id = t.session_id
      and s.revoked_at is null and s.expires_at > $2 and s.last_seen_at > $3
   returning t.session_id as "sessionId", t.generation`,
);

const END = namedWrite<EndedSession>(
  'end-session',
  `with old as (select id, provider_token from session where id = $1 and revoked_at is null for update)
   update session s set revoked_at = $3, revoke_reason = $2, provider_token = null
     from old where s.id = old.id
   returning s.id, s.user_id as "userId", s.device, old.provider_token as "providerToken"`,
);

/** Storage of sessions and their refresh tokens, which are found by digest. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly db: Db) {}

  /** The holder of an access token, in one statement: session, account, roles, player and membership. */
  async findActor(accessHash: Buffer, now: Date): Promise<Actor | null> {
    const [row] = await this.db.read(ACTOR, [accessHash, now]);
    return row ? toActor(row) : null;
  }

  /** The holders of those of these sessions that have not ended or expired, and were used after `idleSince`. */
  async findActorsOf(ids: readonly string[], now: Date, idleSince: Date): Promise<Actor[]> {
    return (await this.db.read(ACTORS_OF_SESSIONS, [ids, now, idleSince])).map(toActor);
  }

  async insertSession(session: Omit<Session, 'revokedAt' | 'revokeReason'>): Promise<void> {
    await this.db.repo(Session).insert(session);
  }

  async insertRefreshToken(token: Omit<RefreshToken, 'usedAt'>): Promise<void> {
    await this.db.repo(RefreshToken).insert(token);
  }

  /** Spends a refresh token of a session that has not ended; null when it is spent already or unknown. */
  async spendRefreshToken(hash: Buffer, now: Date, idleSince: Date): Promise<SpentToken | null> {
    const [spent] = await this.db.write(SPEND, [hash, now, idleSince]);
    return spent ?? null;
  }

  /** A spent refresh token of a session that has not ended. `isPrevious`: the valid token is its direct successor. */
  async findSpent(hash: Buffer): Promise<{ sessionId: string; usedAt: Date; isPrevious: boolean } | null> {
    const [row] = await this.db.read(SPENT, [hash]);
    return row ?? null;
  }

  async renewAccess(sessionId: string, accessHash: Buffer, accessExpiresAt: Date, now: Date): Promise<void> {
    await this.db.repo(Session).update(sessionId, { accessHash, accessExpiresAt, lastSeenAt: now });
  }

  async findOwner(sessionId: string): Promise<SessionOwner | null> {
    const [row] = await this.db.read(OWNER, [sessionId]);
    return row ?? null;
  }

  /** The session of a refresh token, if it has not ended. Does not spend the token. */
  async findIdByRefreshToken(hash: Buffer): Promise<string | null> {
    const [row] = await this.db.read(BY_REFRESH_TOKEN, [hash]);
    return row?.id ?? null;
  }

  /** A person's sessions that have not ended, the last used first. */
  findLiveOf(userId: number, now: Date, idleSince: Date): Promise<LiveSession[]> {
    return this.db.repo(Session).find({
      select: { id: true, device: true, createdAt: true, lastSeenAt: true },
      where: { userId, ...alive(now, idleSince) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
  }

  /** A person's sessions as far as they are stored, also those that have ended; the newest first, at most 20. */
  findLatestOf(userId: number): Promise<StoredSession[]> {
    return this.db.repo(Session).find({
      select: { id: true, device: true, createdAt: true, lastSeenAt: true, revokedAt: true },
      where: { userId },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_SESSIONS,
    });
  }

  /**
   * Ends a session; null when it had already ended. Also deletes the provider's token from the database. A trigger tells
   * the instances that have a socket open for the session.
   */
  async end(sessionId: string, reason: string, now: Date): Promise<EndedSession | null> {
    const [row] = await this.db.write(END, [sessionId, reason, now]);
    return row ?? null;
  }

  /** Deletes sessions that ended or expired before this time. */
  async deleteOlderThan(then: Date): Promise<void> {
    await this.db.repo(Session).delete([{ expiresAt: LessThan(then) }, { revokedAt: LessThan(then) }]);
  }
}

function toActor({ roles, ...rest }: ActorRow): Actor {
  return { ...rest, roles: roles.flatMap((id) => ROLE_NAMES.get(id) ?? []) };
}

const alive = (now: Date, idleSince: Date): FindOptionsWhere<Session> => ({
  revokedAt: IsNull(),
  expiresAt: MoreThan(now),
  lastSeenAt: MoreThan(idleSince),
});
