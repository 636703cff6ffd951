import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ANONYMOUS, type Actor } from '../../domain/actor.ts';
import { PerRequest } from '../per-request.ts';
import type { AppConfig } from '../config/config.ts';
import { readAccessToken } from '../rest/access-token.ts';

/** Finds the holder of a token. A feature provides it, because the platform knows no features. */
export abstract class ActorSource {
  /** The holder of an access token; null for a token that is unknown, expired or ended. */
  abstract holderOf(accessToken: string): Promise<Actor | null>;

  /** The holders of those of these sessions that are still valid: neither ended nor expired. */
  abstract actorsOf(sessionIds: readonly string[]): Promise<Actor[]>;
}

/** How to find a request's caller, and the caller once found. */
interface Lookup {
  readonly source: ActorSource;
  readonly config: AppConfig;
  /** Set for what comes through the socket of a session, which lives longer than its token. */
  readonly sessionId?: string;
  actor?: Promise<Actor>;
  userId?: number | null;
}

const lookups = new PerRequest<IncomingMessage, Lookup>();

/** Stores the source of a request's caller. The source is not read until a handler needs the caller. */
export function bindActorSource(req: Request, source: ActorSource, config: AppConfig): void {
  if (!lookups.get(req)) lookups.set(req, { source, config });
}

/** The same for a caller who is known by their session, and not by a token in the request. */
export function bindSession(req: Request, sessionId: string, source: ActorSource, config: AppConfig): void {
  lookups.set(req, { source, config, sessionId });
}

/**
 * The caller, read once for each request; `ANONYMOUS` without a token or with an invalid one. Throws a `Fault` for
 * several tokens, and for a cookie that may not write from the request's origin.
 */
export function actorOf(req: Request): Promise<Actor> {
  const lookup = lookups.get(req);
  if (!lookup) return Promise.resolve(ANONYMOUS);
  return (lookup.actor ??= find(req, lookup));
}

async function find(req: Request, lookup: Lookup): Promise<Actor> {
  const actor = (await (lookup.sessionId === undefined ? byToken(req, lookup) : bySession(lookup))) ?? ANONYMOUS;
  lookup.userId = actor.userId;
  return actor;
}

async function byToken(req: Request, { source, config }: Lookup): Promise<Actor | null> {
  const token = readAccessToken(req, config);
  return token === null ? null : source.holderOf(token);
}

const bySession = async ({ source, sessionId }: Lookup): Promise<Actor | undefined> =>
  (await source.actorsOf(sessionId === undefined ? [] : [sessionId]))[0];

/** The caller's user id for the log: undefined while it is not known yet, null for an anonymous caller. */
export function callerOf(req: IncomingMessage): number | null | undefined {
  return lookups.get(req)?.userId;
}
