import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ANONYMOUS, type Actor } from '../../domain/actor.ts';
import { Attached } from '../attached.ts';
import type { AppConfig } from '../config/config.ts';
import { readAccessToken } from '../rest/access-token.ts';

/** Finds the holder of a token. A feature provides it, because the platform knows no features. */
export abstract class ActorSource {
  /** The holder of an access token; null for a token that is unknown, expired or ended. */
  abstract holderOf(accessToken: string): Promise<Actor | null>;

  /** The sessions among these that are still valid: neither ended nor expired. */
  abstract liveAmong(sessionIds: readonly string[]): Promise<string[]>;
}

/** How to find a request's caller, and the caller once found. */
interface Lookup {
  readonly source: ActorSource;
  readonly config: AppConfig;
  actor?: Promise<Actor>;
  userId?: number | null;
}

const lookups = new Attached<IncomingMessage, Lookup>();

/** Stores the source of a request's caller. The source is not read until a handler needs the caller. */
export function bindActorSource(req: Request, source: ActorSource, config: AppConfig): void {
  if (!lookups.get(req)) lookups.set(req, { source, config });
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
  const token = readAccessToken(req, lookup.config);
  const actor = (token === null ? null : await lookup.source.holderOf(token)) ?? ANONYMOUS;
  lookup.userId = actor.userId;
  return actor;
}

/** The caller's user id for the log: undefined while it is not known yet, null for an anonymous caller. */
export function callerOf(req: IncomingMessage): number | null | undefined {
  return lookups.get(req)?.userId;
}
