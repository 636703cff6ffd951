import type { IncomingHttpHeaders } from 'node:http';

/** A partner's key begins so. */
const BEGINNING = 'sbl_';
/** The length of an access token, which could begin so by chance. No key has it. */
const TOKEN_LENGTH = 43;

/** The partner's key that a request sends: in `X-Api-Key`, or as Bearer, where access tokens stand too; null without one. */
export function sentKey(headers: IncomingHttpHeaders): string | null {
  const own = headers['x-api-key'];
  if (own !== undefined) return String(own);
  const bearer = bearerOf(headers);
  return bearer !== null && isKey(bearer) ? bearer : null;
}

/** Is the text of an `Authorization: Bearer` a partner's key, and so no login? */
export const isKey = (bearer: string): boolean => bearer.startsWith(BEGINNING) && bearer.length !== TOKEN_LENGTH;

/** Does the request name a person, by `Authorization`? A partner's key there names none. */
export function namesPerson(headers: IncomingHttpHeaders): boolean {
  if (headers.authorization === undefined) return false;
  const bearer = bearerOf(headers);
  return bearer === null || !isKey(bearer);
}

/** The text after `Bearer`; null for another header or none. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
