import type { Request } from 'express';
import { ANONYMOUS, type Actor } from '../../domain/actor.ts';

/** Finds out who is calling. A feature provides it, because the platform knows no feature. */
export abstract class ActorSource {
  /**
   * The caller; `ANONYMOUS` without a token or with a dead one. Throws a `Fault` when the call carries several tokens,
   * or tries to write with a cookie from a foreign origin.
   */
  abstract actorOf(request: Request): Promise<Actor>;
}

const sources = new WeakMap<Request, { source: ActorSource; actor?: Promise<Actor> }>();

/** Remembers whom to ask about this request. Nothing is asked until a handler needs to know. */
export function bindActorSource(request: Request, source: ActorSource): void {
  if (!sources.has(request)) sources.set(request, { source });
}

/** The caller, looked up once per request however many handlers ask. */
export function actorOf(request: Request): Promise<Actor> {
  const entry = sources.get(request);
  if (!entry) return Promise.resolve(ANONYMOUS);
  return (entry.actor ??= entry.source.actorOf(request));
}
