import type { IncomingMessage } from 'node:http';
import { isFromOwnOrigin } from '../../rest/own-origin.ts';
import type { ReadRequest } from './known-documents.ts';

/** As large as the ordinary way takes (bootstrap.ts). */
const LARGEST_BODY = 64 * 1024;
const PARTS = new Set(['query', 'operationName', 'variables', 'extensions']);

/**
 * A GraphQL request that carries no one's token, and that no other site's page could have sent (T22). What it asks for is
 * looked at later.
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
    /^application\/json\b/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? Infinity) <= LARGEST_BODY
  );
}

/** The whole body as text. */
export function readBody(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.once('error', reject);
    req.once('close', () => reject(new Error('the caller left')));
  });
}

/** What the request asks for; null when it is not plainly one read without a token in its body. */
export function readRequest(req: IncomingMessage & { body?: unknown }, text: string): ReadRequest | null {
  const parts = req.method === 'GET' ? partsOfUrl(text) : partsOfBody(req, text);
  if (!parts || typeof parts['query'] !== 'string') return null;
  if (Object.keys(parts).some((part) => !PARTS.has(part))) return null;
  const { query, operationName = null, variables = null } = parts;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  return { query, operationName, variables: variables as Record<string, unknown> | null };
}

function partsOfUrl(url: string): Record<string, unknown> | null {
  const params = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const parts: Record<string, unknown> = Object.fromEntries(params);
  if (params.size !== Object.keys(parts).length) return null;
  return typeof parts['variables'] === 'string' ? { ...parts, variables: jsonObject(parts['variables']) } : parts;
}

/** The ordinary way finds the body where its own parser would have put it; nothing readable is an empty body. */
function partsOfBody(req: { body?: unknown }, text: string): Record<string, unknown> | null {
  const parts = jsonObject(text);
  req.body = parts ?? {};
  return parts;
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
