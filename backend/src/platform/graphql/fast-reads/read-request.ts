import type { IncomingMessage } from 'node:http';
import { readJson } from '../../read-json.ts';
import { isFromOwnOrigin } from '../../rest/own-origin.ts';
import type { ReadRequest } from './known-documents.ts';

/** The same limit as on the ordinary way (bootstrap.ts). */
const LARGEST_BODY = 64 * 1024;
const PARTS = new Set(['query', 'operationName', 'variables', 'extensions']);

/**
 * Is it a GraphQL request without a token, which no other site's page can have sent (T22)? Its content is read later.
 */
export function isAnonymousRead(req: IncomingMessage, publicUrl: string): boolean {
  const { method, url = '', headers } = req;
  if (headers.authorization !== undefined || headers.cookie?.includes('accessToken=')) return false;
  if (method === 'GET') {
    return url.startsWith('/graphql?') && !headers.accept?.includes('text/html') && isFromOwnOrigin(req, publicUrl);
  }
  return (
    method === 'POST' &&
    url === '/graphql' &&
    /^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? Infinity) <= LARGEST_BODY
  );
}

/** Calls `done` with the whole body as text. Does not call it when the caller leaves before the end. */
export function readBody(req: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => done(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString('utf8')));
}

/** A body that cannot be read, on this way and on the ordinary one. */
export const UNREADABLE = Symbol('unreadable');

/**
 * The read in the request; null when it is not exactly one read without a token in its body. Puts the body where the
 * ordinary way's parser would have put it.
 */
export function readRequest(
  req: IncomingMessage & { body?: unknown },
  text: string,
  persisted: PersistedTexts,
): ReadRequest | typeof UNREADABLE | null {
  if (req.method === 'GET') return requestOf(partsOfUrl(text), persisted);
  const body = text === '' ? {} : jsonOf(text);
  if (!body) return UNREADABLE;
  req.body = body;
  return requestOf(body, persisted);
}

/** Texts of documents by their digests. */
interface PersistedTexts {
  find(digest: string): string | undefined;
}

/**
 * The text that the request means: its own, or the one with its digest. Null when the server library must look at it: to store
 * the text, or to say that it is not known.
 */
function queryOf({ query, extensions }: Record<string, unknown>, persisted: PersistedTexts): unknown {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } };
  if (!persistedQuery) return query;
  const { version, sha256Hash } = persistedQuery;
  const known = version === 1 && typeof sha256Hash === 'string' ? persisted.find(sha256Hash) : undefined;
  return query === undefined || query === known ? known : null;
}

function requestOf(parts: object | null, persisted: PersistedTexts): ReadRequest | null {
  if (!parts || Array.isArray(parts) || Object.keys(parts).some((part) => !PARTS.has(part))) return null;
  const { operationName = null, variables = null } = parts as Record<string, unknown>;
  const query = queryOf(parts as Record<string, unknown>, persisted);
  if (typeof query !== 'string') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  return { query, operationName, variables: variables as Record<string, unknown> | null };
}

function partsOfUrl(url: string): object | null {
  const params = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const parts: Record<string, unknown> = Object.fromEntries(params);
  if (params.size !== Object.keys(parts).length) return null;
  const json = ['variables', 'extensions'].filter((name) => typeof parts[name] === 'string');
  return { ...parts, ...Object.fromEntries(json.map((name) => [name, jsonOf(parts[name] as string)])) };
}

/** The JSON value, when it is an object or a list. The ordinary parser accepts nothing else either. */
function jsonOf(text: string): object | null {
  try {
    const value = readJson(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
