import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ANONYMOUS, type Actor } from '../../domain/actor.ts';
import type { AppConfig } from '../config/config.ts';
import { readAccessToken } from '../rest/access-token.ts';

/** Finds out who holds a token. A feature provides it, because the platform knows no feature. */
export abstract class ActorSource {
  /** The holder of an access token; null for a token that is unknown, expired or ended. */
  abstract holderOf(accessToken: string): Promise<Actor | null>;

  /** Those of these sessions that have neither ended nor run out. */
  abstract liveAmong(sessionIds: readonly string[]): Promise<string[]>;
}

/** Where a request's caller is looked up, and the answer once someone asked. */
interface Lookup {
  readonly source: ActorSource;
  readonly config: AppConfig;
  actor?: Promise<Actor>;
  userId?: number | null;
}

const lookups = new WeakMap<IncomingMessage, Lookup>();

/** Remembers whom to ask about this request. Nothing is asked until a handler needs to know. */
export function bindActorSource(req: Request, source: ActorSource, config: AppConfig): void {
  if (!lookups.has(req)) lookups.set(req, { source, config });
}

/**
 * The caller, looked up once per request however many handlers ask; `ANONYMOUS` without a token or with a dead one.
 * Throws a `Fault` for several tokens, and for a cookie that may not write from where the request comes from.
 */
export function actorOf(req: Request): Promise<Actor> {
  const lookup = lookups.get(req);
  if (!lookup) return Promise.resolve(ANONYMOUS);
  return (lookup.actor ??= find(req, lookup));
}

async function find(req: Request, lookup: Lookup): Promise<Actor> {
  const token = readAccessToken(req, lookup.config);
  const actor = (token === null ? null : await lookup.source.holderOf(token)) ?? ANONYMOUS;
  lookup.userId = actor.userId;
  return actor;
}

/** The caller's user id for the log: undefined while no one has asked who it is, null for no one. */
export function callerOf(req: IncomingMessage): number | null | undefined {
  return lookups.get(req)?.userId;
}
