import type { ServerResponse } from 'node:http';
import { graphqlErrorOf, restAnswerOf } from './errors.filter.ts';
import { faultOf } from './fault.ts';

/** The door that a call came to. */
export type Door = 'graphql' | 'rest';

/** Answers a call that is refused before its handler, in the form of its door. The answer may not be cached. */
export function refuseCall(res: ServerResponse, door: Door, error: unknown): void {
  const known = faultOf(error) ?? error;
  const { status, body, retryAfter } = restAnswerOf(known);
  const text = JSON.stringify(door === 'graphql' ? { errors: [graphqlErrorOf(known).toJSON()] } : body);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  res.setHeader('Cache-Control', 'no-store');
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  res.writeHead(status, headers).end(text);
}
