import type { Request } from 'express';
import { namesPerson } from '../../limits/sent-key.ts';
import { readJson } from '../../read-json.ts';
import { isFromOwnOrigin } from '../../rest/own-origin.ts';
import { isAnonymous } from '../../web/security-headers.ts';
import type { ReadRequest } from './known-documents.ts';

const PARTS = new Set(['query', 'operationName', 'variables', 'extensions']);

/** Texts of documents by their digests. */
interface PersistedTexts {
  find(digest: string): string | undefined;
}

/**
 * The read of a visitor: exactly one, without a token, that no other site's page can have sent with a cookie (T22). Null for all other requests:
 * the server library looks at them. The body is parsed already.
 */
export function visitorsRead(req: Request, publicUrl: string, persisted: PersistedTexts): ReadRequest | null {
  const { method, headers } = req;
  if (namesPerson(headers) || headers.cookie?.includes('accessToken=') || req.path !== '/') return null;
  if (method === 'GET') {
    const isProgram = !headers.accept?.includes('text/html');
    const mayRead = isFromOwnOrigin(req, publicUrl) || isAnonymous(req);
    return isProgram && mayRead ? requestOf(partsOfAddress(req.query), persisted) : null;
  }
  return method === 'POST' && req.is('application/json') ? requestOf(req.body, persisted) : null;
}

/** The same text for requests that mean the same. A name that an operation can have contains no line break, nor does JSON. */
export const keyOf = ({ query, operationName, variables }: ReadRequest): string =>
  `${operationName ?? ''}\n${variables ? JSON.stringify(variables) : ''}\n${query}`;

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

function requestOf(parts: unknown, persisted: PersistedTexts): ReadRequest | null {
  if (!isObject(parts) || Object.keys(parts).some((part) => !PARTS.has(part))) return null;
  const { operationName = null, variables = null } = parts;
  const query = queryOf(parts, persisted);
  if (typeof query !== 'string') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isObject(variables)) return null;
  return { query, operationName, variables };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part that is named twice is a list, and no part of a read. */
function partsOfAddress(address: Request['query']): object {
  const parts: Record<string, unknown> = { ...address };
  for (const name of ['variables', 'extensions']) {
    if (typeof parts[name] === 'string') parts[name] = jsonOf(parts[name]);
  }
  return parts;
}

/** The JSON value. A text that is no JSON stays a text, which is no part of a read. */
function jsonOf(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return text;
  }
}
