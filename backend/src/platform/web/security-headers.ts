import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { namesPerson } from '../limits/sent-key.ts';

/**
 * Images come only from this site. It also serves the chat provider's pictures, so that the provider does not learn who
 * looks at a page.
 */
const IMAGES = ["'self'", 'data:', 'blob:'];
const HALF_A_YEAR_AND_MORE = 31_536_000;

/** The path where browsers report what a page's policy refused, and its name in the policy. */
const REPORTS_PATH = '/csp-reports';
const REPORTS_GROUP = 'csp';

type Directives = Record<string, string[]>;

/** What a page may load. `styles` lists the allowed style elements (docs/threats.md, Headers). */
const pageDirectives = (styles: readonly string[]): Directives => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", ...styles],
  imgSrc: IMAGES,
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ['https://player.twitch.tv'],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  reportTo: [REPORTS_GROUP],
  // for browsers that do not support the other way
  reportUri: [REPORTS_PATH],
});

/** A text can become markup or script only through the policy of this name (frontend/src/ui/trusted-types.ts). */
const TRUSTED_TYPES: Directives = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] };

const DATA_POLICY: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] };

const policy = (directives: Directives) => helmet.contentSecurityPolicy({ useDefaults: false, directives });

/** Header names and values. */
export type Headers = readonly (readonly [string, string])[];

/** Sets headers that do not depend on the request. */
export type SetHeaders = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Headers for answers that are data: nothing in them may run, be framed, or load anything. They are always the same.
 */
export function securityHeaders(https: boolean) {
  const common = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: HALF_A_YEAR_AND_MORE, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const headers = [
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'] as const,
    ...headersSetBy(common),
    ...headersSetBy(policy(DATA_POLICY)),
  ];
  return (_req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    setHeaders(res, headers);
    next();
  };
}

/** The headers of a middleware that does not read the request. */
function headersSetBy(middleware: ReturnType<typeof helmet>): Headers {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, (error) => {
    if (error instanceof Error) throw error;
  });
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The policy of a page of the site. Only its own style elements are allowed, by their digest, and empty ones. The
 * styling library fills an empty one by script, rule by rule, so that injected markup cannot bring styles.
 * @param trusted the library of the page supports Trusted Types, so that the policy can require them
 */
export const pagePolicy = (html: string, trusted = true): SetHeaders => setting(pagePolicyHeaders(html, trusted));

/** The same policy as headers. */
export function pagePolicyHeaders(html: string, trusted = true): Headers {
  const written = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
  const directives = pageDirectives([...written, hashOf('')]);
  return [
    ['Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`],
    ...headersSetBy(policy(trusted ? { ...directives, ...TRUSTED_TYPES } : directives)),
  ];
}

/**
 * The policy of GraphiQL's page. Its editor writes styles into elements and attributes by itself, so these cannot be listed
 * by their digest, its style sheet contains its fonts, and it has texts that become markup without our policy of Trusted Types. Scripts, workers, requests and
 * all else are the site's own only, as on every page (T104).
 */
export function toolPolicyHeaders(): Headers {
  const styles = { ...pageDirectives(["'unsafe-inline'"]), fontSrc: ["'self'", 'data:'] };
  const directives = { ...styles, frameSrc: ["'none'"], manifestSrc: ["'none'"] };
  return [['Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`], ...headersSetBy(policy(directives))];
}

/** The policy of the service worker. It fetches the site's own files, and its code is one file. */
export const workerPolicy = setting(
  headersSetBy(policy({ ...DATA_POLICY, scriptSrc: ["'self'"], connectSrc: ["'self'"] })),
);

/** Writes the headers once, because they are always the same. */
function setting(headers: Headers): SetHeaders {
  return (_req, res) => setHeaders(res, headers);
}

/** Sets headers on an answer. */
function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) res.setHeader(name, value);
}

const ACCESS_COOKIE = /(?:^|;\s*)(?:__Host-)?accessToken=/;

/** Does the request contain a token, or the bot's key? Then its answer may be for this caller only. */
export const saysWho = ({ headers }: Request): boolean =>
  namesPerson(headers) || headers['x-bot-key'] !== undefined || ACCESS_COOKIE.test(headers.cookie ?? '');

/** Is the path one of a person, of staff or of a login? */
export const isPrivatePath = (path: string): boolean =>
  /^\/api\/(?:.*\/)?(?:hidden|admin|auth|is-member)(?:\/|$)/i.test(path);

/** Does the request carry nothing by which a person could be meant? */
export const isAnonymous = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers.cookie === undefined && headers.authorization === undefined;

/**
 * Answers that contain a token or a person's data must not be stored, and must not tell other sites their address
 * (T14). Data for a signed-in caller is not stored either, unless its handler allows it, because a cache on the way
 * stores everything that no header forbids.
 */
export function privatePaths(req: Request, res: Response, next: NextFunction): void {
  if (/^\/(?:api|graphql)(?:\/|$)/i.test(req.path) && saysWho(req)) res.setHeader('Cache-Control', 'no-store');
  if (isPrivatePath(req.path)) {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
  }
  next();
}
