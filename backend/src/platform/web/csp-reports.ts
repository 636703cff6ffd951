import { Router, type NextFunction, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { callerOf } from '../access/caller-address.ts';
import type { Clock } from '../clock.ts';
import type { AppConfig } from '../config/config.ts';
import { CallBuckets } from '../limits/call-buckets.ts';
import { log } from '../logging/logger.ts';
import { jsonBodies } from '../rest/json-bodies.ts';

/** The content types of the two kinds of reports: the present one, and the older one. */
const TYPES = ['application/reports+json', 'application/csp-report'];
const LARGEST = 16 * 1024;
const PER_MINUTE = 20;
/** The most reports of one call. Browsers send a few together. */
const MOST_REPORTS = 10;
const HOUR_MS = 60 * 60 * 1000;

const DIRECTIVE =
  /^(?:(?:default|script|style|img|font|connect|manifest|frame|worker|object|media|child)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/;
const PLAIN_PATH = /^\/[\w/.-]{0,100}$/;

/** The refused thing, and the page of the site on which it was refused. Nothing else of a report is kept. */
export interface Violation {
  directive: string;
  /** Without its query. Under /api it is only `/api`, because those paths can contain tokens. */
  path: string;
}

/** The reports in a body, of either kind, about pages of `origin`. Everything else is dropped. */
export function violationsIn(body: unknown, origin: string): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, MOST_REPORTS).map((one) => fieldOf(one, 'body')) : [];
  return [...reports, fieldOf(body, 'csp-report')].flatMap((report) => {
    const words = ['effectiveDirective', 'effective-directive', 'violated-directive'].map((name) =>
      textOf(report, name),
    );
    const directive = words.find((word) => word !== '')?.split(' ')[0] ?? '';
    const path = pathOf(textOf(report, 'documentURL') || textOf(report, 'document-uri'), origin);
    return path !== null && DIRECTIVE.test(directive) ? [{ directive, path }] : [];
  });
}

function pathOf(page: string, origin: string): string | null {
  const url = URL.canParse(page) ? new URL(page) : null;
  if (url?.origin !== origin) return null;
  if (url.pathname.startsWith('/api/')) return '/api/*';
  return PLAIN_PATH.test(url.pathname) ? url.pathname : '/*';
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

/**
 * Receives browsers' reports of what the pages' policy refused. Nothing is stored. The log gets one line an hour for
 * each directive and page, without the reporter, their address, or the refused address.
 */
export function cspReports(
  { publicUrl, trustedProxies }: Pick<AppConfig, 'publicUrl' | 'trustedProxies'>,
  clock: Clock,
): Router {
  const { origin } = new URL(publicUrl);
  const buckets = new CallBuckets(PER_MINUTE);
  const told = new LRUCache<string, true>({ max: 500, ttl: HOUR_MS });
  const routes = Router();
  routes.use((req, res, next) => {
    if (req.method !== 'POST') return void res.setHeader('Allow', 'POST').status(405).end();
    const wait = buckets.take(callerOf(req, trustedProxies), clock.steady());
    if (wait > 0) return void res.setHeader('Retry-After', String(wait)).status(429).end();
    if (req.is(TYPES)) next();
    else res.status(415).end();
  });
  routes.use(jsonBodies(LARGEST, { type: TYPES }), (req: Request, res: Response) => {
    for (const { directive, path } of violationsIn(req.body, origin)) {
      const name = `${directive} ${path}`;
      if (told.has(name)) continue;
      told.set(name, true);
      log.warn({ directive, path }, 'the policy of a page refused something');
    }
    res.status(204).end();
  });
  routes.use((error: { status?: number }, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    res.status(error.status ?? 400).end();
  });
  return routes;
}
