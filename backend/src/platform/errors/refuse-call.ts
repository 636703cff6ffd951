import type { ServerResponse } from 'node:http';
import { graphqlErrorOf, restAnswerOf } from './errors.filter.ts';
import { faultOf } from './fault.ts';

/** Which of the two a call came to. */
export type Door = 'graphql' | 'rest';

/** Answers a call that came no further than to the door, as the door answers. No one may keep that answer. */
export function refuseCall(res: ServerResponse, door: Door, error: unknown): void {
  const known = faultOf(error) ?? error;
  const { status, body, retryAfter } = restAnswerOf(known);
  const text = JSON.stringify(door === 'graphql' ? { errors: [graphqlErrorOf(known).toJSON()] } : body);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  res.setHeader('Cache-Control', 'no-store');
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  res.writeHead(status, headers).end(text);
}
