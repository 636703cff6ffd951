import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** From this site alone: the chat provider's pictures come through us, so that it does not learn who looks at a page. */
const IMAGES = ["'self'", 'data:', 'blob:'];
const HALF_A_YEAR_AND_MORE = 31_536_000;

/** Where browsers tell what a page's policy refused, and the name that the policy calls it by. */
const REPORTS_PATH = '/csp-reports';
const REPORTS_GROUP = 'csp';

type Directives = Record<string, string[]>;

/** What a page may load; `styles` says which style elements count (docs/threats.md, Headers). */
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
  // for browsers that do not know the other way
  reportUri: [REPORTS_PATH],
});

/** No string becomes markup or script but by the policy of this name (frontend/src/ui/trusted-types.ts). */
const TRUSTED_TYPES: Directives = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] };

const DATA_POLICY: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] };

const policy = (directives: Directives) => helmet.contentSecurityPolicy({ useDefaults: false, directives });

/** Sets headers that do not depend on what was asked. */
export type SetHeaders = (req: IncomingMessage, res: ServerResponse) => void;

/** For answers that are data: nothing in them may run, be framed, or load anything. The same for all of them. */
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
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** What a middleware sets that looks at nothing of the request. */
function headersSetBy(middleware: ReturnType<typeof helmet>): (readonly [string, string])[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, (error) => {
    if (error instanceof Error) throw error;
  });
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The policy of a page of ours: only the style elements that are in it count, by their digest, and empty ones. The
 * site's styling library fills an empty one by script, rule by rule, so that nothing injected can bring styles along.
 * @param trusted the library that draws the page knows Trusted Types, so that they may be required of it
 */
export function pagePolicy(html: string, trusted = true): SetHeaders {
  const written = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
  const directives = pageDirectives([...written, hashOf('')]);
  const set = settingOnly(policy(trusted ? { ...directives, ...TRUSTED_TYPES } : directives));
  return (req, res) => {
    res.setHeader('Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`);
    set(req, res);
  };
}

/** The policy of the service worker: it fetches the site's own files, and its code is one file. */
export const workerPolicy = settingOnly(policy({ ...DATA_POLICY, scriptSrc: ["'self'"], connectSrc: ["'self'"] }));

/** The header is the same each time, so it is written once. */
function settingOnly(middleware: ReturnType<typeof policy>): SetHeaders {
  const headers = headersSetBy(middleware);
  return (_req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
  };
}

const ACCESS_COOKIE = /(?:^|;\s*)(?:__Host-)?accessToken=/;

/** Does the request say who asks? Then its answer may be for no one else. */
const saysWho = ({ headers }: Request): boolean =>
  headers.authorization !== undefined || headers['x-bot-key'] !== undefined || ACCESS_COOKIE.test(headers.cookie ?? '');

/**
 * Answers that name a token or a person's data must be kept nowhere and tell no other site (T14). Data for a caller who
 * is signed in is kept nowhere either, unless its handler says so: a cache between us and them keeps everything that no
 * header forbids.
 */
export function privatePaths(req: Request, res: Response, next: NextFunction): void {
  if (/^\/(?:api|graphql)(?:\/|$)/i.test(req.path) && saysWho(req)) res.setHeader('Cache-Control', 'no-store');
  if (/^\/api\/(?:.*\/)?(?:hidden|admin|auth|is-member)(?:\/|$)/i.test(req.path)) {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
  }
  next();
}
