import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** Chat avatars come from the chat's own image server. */
const IMAGES = ["'self'", 'data:', 'blob:', 'https://cdn.discordapp.com'];
const HALF_A_YEAR_AND_MORE = 31_536_000;

type Directives = Record<string, string[]>;

/** What a page of the site may load; `styles` says how styles that the page makes itself are told apart (S6). */
function pagePolicy(styles: string): Directives {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", styles],
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
  };
}

const DATA_POLICY: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] };

const policy = (directives: Directives) => helmet.contentSecurityPolicy({ useDefaults: false, directives });
const dataPolicy = policy(DATA_POLICY);
const looseStyles = policy(pagePolicy("'unsafe-inline'"));

/** For answers that are data: nothing in them may run, be framed, or load anything. */
export function securityHeaders(https: boolean) {
  const common = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: HALF_A_YEAR_AND_MORE, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  return (req: Request, res: Response, next: NextFunction): void => {
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    common(req, res, (error?: unknown) => (error ? next(error) : dataPolicy(req, res, next)));
  };
}

/**
 * Gives this answer the policy of a page. With `nonce` only the page's own style elements that carry it count; without,
 * every inline style does (scripts never).
 */
export function allowPage(req: Request, res: Response, nonce?: string): void {
  const apply = nonce === undefined ? looseStyles : policy(pagePolicy(`'nonce-${nonce}'`));
  apply(req, res, () => undefined);
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Answers that name a token or a person's data must not be kept or told on (S2). */
export function privatePaths(req: Request, res: Response, next: NextFunction): void {
  if (/^\/api\/(?:.*\/)?(?:hidden|admin|auth)(?:\/|$)/i.test(req.path)) {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
  }
  next();
}
