import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Login from '../../domain/people/login.ts';
import * as Notices from '../../domain/messages/notices.ts';
import { DiscordClient } from '../../integrations/discord/discord-client.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { NotificationsService } from '../messages/notifications/notifications.service.ts';
import { ProviderTokens } from './provider-tokens.ts';
import { SessionsRepository, type EndedSession, type LiveSession, type StoredSession } from './sessions.repository.ts';
import { tokenDigest, newToken } from './token.ts';

const DAY_SECONDS = 86_400;
/** An access token is valid for 15 minutes; a session for 30 days, and at most 14 days after its last use. */
export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * DAY_SECONDS;
const IDLE_SECONDS = 14 * DAY_SECONDS;
/** When two tabs renew at once, the second is asked to try again during this time, and not taken for a thief (T21). */
const GRACE_SECONDS = 10;

/** New tokens. Only the browser may get them. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The results of a renewal. `retry`: another tab was first, and the browser already has its cookies. */
export type Renewal =
  { readonly kind: 'renewed'; readonly tokens: SessionTokens } | { readonly kind: 'retry' } | { readonly kind: 'dead' };

/** A session as staff see it. `isLive` false without `revokedAt`: it has expired. */
export type LatestSession = StoredSession & { readonly isLive: boolean };

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Sessions from login to logout (docs/threats.md, Sessions). */
@Injectable()
export class SessionsService {
  private readonly log = new Logger('Sessions');

  constructor(
    private readonly db: Db,
    private readonly sessions: SessionsRepository,
    private readonly providerTokens: ProviderTokens,
    private readonly discord: DiscordClient,
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The owner of an access token; null when the token is unknown, has expired or its session has ended. A person who is
   * not allowed any more (a Swedish player who has left the association) is signed out here, before the call does
   * anything.
   */
  async holderOf(accessToken: string): Promise<Actor | null> {
    const actor = await this.sessions.findActor(tokenDigest(accessToken), this.clock.now());
    return actor && this.stayed(actor);
  }

  /** The owners of those of these sessions that have not ended or expired, with the same check. */
  async actorsOf(ids: readonly string[]): Promise<Actor[]> {
    const now = this.clock.now();
    const found = await this.sessions.findActorsOf(ids, now, after(now, -IDLE_SECONDS));
    const stayed = await Promise.all(found.map((actor) => this.stayed(actor)));
    return stayed.filter((actor) => actor !== null);
  }

  private async stayed(actor: Actor): Promise<Actor | null> {
    if (Login.mayStay(actor)) return actor;
    if (actor.sessionId !== null) await this.end(actor.sessionId, 'no longer allowed');
    return null;
  }

  /** Deletes sessions that ended or expired before this time. */
  forgetEndedBefore(then: Date): Promise<void> {
    return this.sessions.deleteOlderThan(then);
  }

  /** A person's sessions that have not ended or expired, the last used first. */
  liveOf(userId: number): Promise<LiveSession[]> {
    const now = this.clock.now();
    return this.sessions.findLiveOf(userId, now, after(now, -IDLE_SECONDS));
  }

  /** A person's latest sessions for staff, the newest first, with those that have ended. */
  async latestOf(userId: number): Promise<LatestSession[]> {
    const [stored, live] = await Promise.all([this.sessions.findLatestOf(userId), this.liveOf(userId)]);
    return stored.map((session) => ({ ...session, isLive: live.some(({ id }) => id === session.id) }));
  }

  /**
   * Begins a session. The provider's token is stored only so that it can be revoked when the session ends.
   * @param device the browser's name for people
   */
  async beginSession(userId: number, providerToken: string, device: string | null = null): Promise<SessionTokens> {
    const now = this.clock.now();
    const id = randomUUID();
    const tokens = { accessToken: newToken(), refreshToken: newToken() };
    await this.db.transaction(async () => {
      await this.sessions.insertSession({
        id,
        userId,
        accessHash: tokenDigest(tokens.accessToken),
        accessExpiresAt: after(now, ACCESS_SECONDS),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: after(now, REFRESH_SECONDS),
        providerToken: this.providerTokens.seal(providerToken, id),
        device,
      });
      await this.insertRefreshToken(id, tokens.refreshToken, 0, now);
    });
    return tokens;
  }

  /**
   * Exchanges a refresh token for its successor (T20). A second use of a token counts as theft and ends the session.
   * The exception is the token directly before the valid one, during ten seconds.
   */
  async renew(refreshToken: string): Promise<Renewal> {
    const sessionId = await this.sessions.findIdByRefreshToken(tokenDigest(refreshToken));
    if (sessionId === null) return { kind: 'dead' };
    if (!(await this.mayStay(sessionId))) {
      await this.end(sessionId, 'no longer allowed');
      return { kind: 'dead' };
    }
    const tokens = await this.db.transaction(() => this.exchange(refreshToken));
    return tokens ? { kind: 'renewed', tokens } : this.refuse(refreshToken);
  }

  /** Ends a session here at once, and at the provider as soon as it answers. */
  async end(sessionId: string, reason: string): Promise<void> {
    await this.db.transaction(() => this.endNow(sessionId, reason));
  }

  /** Ends the session of these tokens, if there is one. One of the tokens is enough. */
  async endByTokens(accessToken: string | null, refreshToken: string | null, reason: string): Promise<void> {
    const holder = accessToken === null ? null : await this.holderOf(accessToken);
    const byRefresh =
      refreshToken === null ? null : await this.sessions.findIdByRefreshToken(tokenDigest(refreshToken));
    for (const id of new Set([holder?.sessionId, byRefresh])) if (id) await this.end(id, reason);
  }

  /** Revokes a token at the provider, without waiting for the answer (T19). */
  revokeAtProvider(providerToken: string): Promise<void> {
    const id = randomUUID();
    return this.db.transaction(() => this.providerTokens.revoke(this.providerTokens.seal(providerToken, id), id));
  }

  /** Ends a session in the caller's transaction; null when it had already ended. */
  private async endNow(sessionId: string, reason: string): Promise<EndedSession | null> {
    const ended = await this.sessions.end(sessionId, reason, this.clock.now());
    if (ended?.providerToken) await this.providerTokens.revoke(ended.providerToken, ended.id);
    return ended;
  }

  private async exchange(refreshToken: string): Promise<SessionTokens | null> {
    const now = this.clock.now();
    const spent = await this.sessions.spendRefreshToken(tokenDigest(refreshToken), now, after(now, -IDLE_SECONDS));
    if (!spent) return null;
    const tokens = { accessToken: newToken(), refreshToken: newToken() };
    await this.insertRefreshToken(spent.sessionId, tokens.refreshToken, spent.generation + 1, now);
    await this.sessions.renewAccess(spent.sessionId, tokenDigest(tokens.accessToken), after(now, ACCESS_SECONDS), now);
    return tokens;
  }

  private async refuse(refreshToken: string): Promise<Renewal> {
    const spent = await this.sessions.findSpent(tokenDigest(refreshToken));
    if (!spent) return { kind: 'dead' };
    const isRecent = Math.abs(spent.usedAt.getTime() - this.clock.now().getTime()) <= GRACE_SECONDS * 1000;
    if (spent.isPrevious && isRecent) return { kind: 'retry' };
    this.log.warn('a spent refresh token came again: its session is ended');
    await this.db.transaction(async () => {
      const ended = await this.endNow(spent.sessionId, 'refresh token reused');
      if (ended) await this.notices.notify(ended.userId, Notices.sessionStolen(ended.device));
    });
    return { kind: 'dead' };
  }

  /** Repeats the checks of the login (T29). When the provider does not answer, the person stays signed in. */
  private async mayStay(sessionId: string): Promise<boolean> {
    const owner = await this.sessions.findOwner(sessionId);
    if (!owner || !Login.mayStay(owner)) return false;
    return this.discord.isInGuild(owner.discordId).catch((error: Error) => {
      this.log.warn(`chat server not asked: ${error.message}`);
      return true;
    });
  }

  private insertRefreshToken(sessionId: string, token: string, generation: number, now: Date): Promise<void> {
    return this.sessions.insertRefreshToken({ hash: tokenDigest(token), sessionId, generation, createdAt: now });
  }
}
