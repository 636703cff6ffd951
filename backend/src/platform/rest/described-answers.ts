import { getSchemaPath } from '@nestjs/swagger';
import { problemBody } from '../errors/problem-body.ts';
import { ProblemWire } from '../errors/problem.wire.ts';

/** Texts for answers that the handler does not describe, by status. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'The call cannot be read, or a rule refuses what it says; `field` names what is wrong',
  401: 'No one is signed in: the token is missing, unknown or over; or the key is unknown',
  403: 'The caller may not do this; or the key lacks a scope, which `params` names',
  404: 'What the call names does not exist',
  409: 'Something else stands in the way: a rule, or a change that was made meanwhile',
  413: 'The body is too large',
  429: 'Too many calls: the header `Retry-After` says when to ask again, in seconds',
  503: 'The database is away: the header `Retry-After` says when to ask again, in seconds',
  507: 'A file could not be stored; nothing is left of it',
};

/** What a problem of each status can look like. */
const SAID: Readonly<Record<number, object>> = {
  400: problemBody(400, 'api.error.invalid-input', { field: 'seasonId' }),
  401: problemBody(401, 'api.error.unauthenticated'),
  403: problemBody(403, 'api.error.key-scope', { params: { scope: 'rest:read' } }),
  404: problemBody(404, 'api.error.not-found'),
  409: problemBody(409, 'api.series.changed-meanwhile', { field: 'version' }),
  413: problemBody(413, 'api.error.too-large'),
  429: problemBody(429, 'api.error.too-many-requests', { params: { retryAfter: 2 } }),
  503: problemBody(503, 'api.error.unavailable'),
  507: problemBody(507, 'api.error.not-stored'),
};

/** The body of every problem. */
export const PROBLEM = { 'application/json': { schema: { $ref: getSchemaPath(ProblemWire) } } };

/** The headers that more than one answer has. */
export const HEADERS = {
  RateLimit: {
    description: 'The units that are left (`r`), and the seconds until all of them are back (`t`)',
    schema: { type: 'string' },
    example: '"address";r=1150;t=3',
  },
  'RateLimit-Policy': {
    description:
      'Whose bucket it is (`"address"` or `"key"`), its units (`q`), and the seconds in which they come back (`w`)',
    schema: { type: 'string' },
    example: '"address";q=1200;w=60',
  },
  ETag: {
    description: 'Names the content. Send it as `If-None-Match` next time: the answer is 304 while nothing has changed',
    schema: { type: 'string' },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
  'Retry-After': {
    description: 'When the same call may succeed, in seconds',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
};

type HeaderName = keyof typeof HEADERS;

/** References to headers, for an answer. */
export const headersOf = (...names: HeaderName[]): Record<string, { $ref: string }> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What every answer says that takes units. */
export const UNITS = headersOf('RateLimit', 'RateLimit-Policy');
const WAIT: Readonly<Record<number, ReturnType<typeof headersOf>>> = {
  429: { ...headersOf('Retry-After'), ...UNITS },
  503: headersOf('Retry-After'),
};

const problems = Object.entries(WORDS).map(([status, description]) => {
  const content = { 'application/json': { ...PROBLEM['application/json'], example: SAID[Number(status)] } };
  return [
    status,
    { description, ...(WAIT[Number(status)] ? { headers: WAIT[Number(status)] } : {}), content },
  ] as const;
});

/** Answers that many calls share, by their status. */
export const ANSWERS = {
  ...Object.fromEntries(problems),
  304: {
    description: 'Nothing has changed since the answer whose `ETag` came in `If-None-Match`; there is no body',
    headers: { ...headersOf('ETag'), ...UNITS },
  },
};

/** A reference to a shared answer. */
export const sharedAnswer = (status: number | string): { $ref: string } => ({
  $ref: `#/components/responses/${status}`,
});
