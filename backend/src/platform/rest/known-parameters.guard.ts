import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { GqlContextType } from '@nestjs/graphql';
import type { Request } from 'express';
import { LeagueError } from '../../domain/league-error.ts';
import { ACCESS, type AccessRule } from '../access/access.decorators.ts';

/** Where the library keeps the parameters that a handler describes. */
const DESCRIBED = 'swagger/apiParameters';
/** Browsers and programs that show pictures add parameters of their own; a login comes back from another service with its own. */
const LEFT_ALONE = /^\/api\/(?:images|previews|chat-images|documents|auth)\//i;
const REST = /^\/api\//i;
/** How the framework begins the name of an argument that is read from the query. */
const FROM_QUERY = /^4:/;
const LONGEST = 60;

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Refuses a parameter in the address that a public read does not know, by its name: otherwise a caller who writes `season` in place of
 * `seasonId` gets the whole league, and pays for it. It runs before the cost of the call is taken.
 */
@Injectable()
export class KnownParametersGuard implements CanActivate {
  private readonly known = new Map<Handler, ReadonlySet<string> | null>();

  canActivate(context: ExecutionContext): boolean {
    if (context.getType<GqlContextType>() === 'graphql') return true;
    const req = context.switchToHttp().getRequest<Request>();
    const asked = Object.keys(req.query);
    if (asked.length === 0 || !REST.test(req.path) || LEFT_ALONE.test(req.path)) return true;
    const known = this.knownTo(context);
    const unknown = asked.find((name) => known?.has(name) === false);
    if (known && unknown !== undefined) throw unknownParameter(unknown, known);
    return true;
  }

  /** The names that the handler reads or describes; null for a handler that is no public read. */
  private knownTo(context: ExecutionContext): ReadonlySet<string> | null {
    const handler = context.getHandler();
    const found = this.known.get(handler);
    if (found !== undefined) return found;
    const isPublic = (Reflect.getMetadata(ACCESS, handler) as AccessRule | undefined)?.kind === 'public';
    const isRead = context.switchToHttp().getRequest<Request>().method !== 'POST';
    const names = isPublic && isRead ? parametersOf(context.getClass(), handler) : null;
    this.known.set(handler, names);
    return names;
  }
}

function parametersOf(type: ReturnType<ExecutionContext['getClass']>, handler: Handler): ReadonlySet<string> {
  const described = (Reflect.getMetadata(DESCRIBED, handler) ?? []) as { in?: string; name?: string }[];
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, type, handler.name) ?? {}) as Record<
    string,
    { data?: unknown }
  >;
  const read = Object.entries(args).flatMap(([from, { data }]) => (FROM_QUERY.test(from) ? [data] : []));
  const names = [...described.filter((one) => one.in === 'query').map(({ name }) => name), ...read];
  return new Set(names.filter((name) => typeof name === 'string'));
}

function unknownParameter(name: string, known: ReadonlySet<string>): LeagueError {
  const field = name.slice(0, LONGEST);
  return new LeagueError('INVALID_INPUT', 'api.error.unknown-parameter', {
    field,
    params: { name: field, known: [...known].join(', ') || 'none' },
  });
}
