import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasLeft, restAnswerOf } from '../errors/errors.filter.ts';
import { problemBody } from '../errors/problem-body.ts';

/**
 * Answers requests that no handler took, and errors outside of all handlers, in the API's form. The answer never
 * contains a stack.
 */
export function answerTheRest(req: IncomingMessage, res: ServerResponse, error?: unknown): void {
  if (res.headersSent || hasLeft(req)) return void res.destroy();
  const { status, body, retryAfter } = error ? restAnswerOf(error) : NOT_FOUND;
  const text = JSON.stringify(body);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  res.writeHead(status, headers).end(text);
}

const NOT_FOUND = { status: 404, retryAfter: undefined, body: problemBody(404, 'api.error.not-found') };
