import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasLeft, restAnswerOf } from '../errors/errors.filter.ts';

/** Answers what no handler wanted, and what broke outside of all of them, as the API answers: no one sees a stack. */
export function answerTheRest(req: IncomingMessage, res: ServerResponse, error?: unknown): void {
  if (res.headersSent || hasLeft(req)) return void res.destroy();
  const { status, body, retryAfter } = error ? restAnswerOf(error) : NOT_FOUND;
  const text = JSON.stringify(body);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  res.writeHead(status, headers).end(text);
}

const NOT_FOUND = { status: 404, retryAfter: undefined, body: { CODE: 404, MESSAGE: 'api.error.not-found' } };
