import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { siteLanguageOf, type SiteLanguage } from '../../domain/site-language.ts';
import type { LimitReads } from '../limits/limit-reads.ts';
import { GRAPHIQL_PAGE } from './graphiql.ts';
import { CachedResponse, sendDocument } from './cached/cached-response.ts';
import { assetName } from './cached/cached-assets.ts';
import { PageShell, type PageSources } from './page-shell.ts';
import { pagePolicy, pagePolicyHeaders, workerPolicy } from './security-headers.ts';

/** Paths of the server, which the site's routes cannot have, also with a doubled slash. */
const SERVER_PATHS = /^\/+(?:api|graphql|health|metrics|emulator|csp-reports)(?:\/|$)/i;
/** Files that the server itself writes. */
const SERVER_FILES = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/openapi.json',
  '/schema.graphql',
  '/refusals.json',
]);
/** Parts that no path of a page or file has: a step up, a hidden name, a NUL, a backslash. */
const ODD = /\.\.|\/\.|[\0\\]/;
/** Looks like a file name. */
const NAMED = /\.[a-z0-9]{2,5}$/i;
/** Graphics for broadcasts have a page of their own, without the site around them. */
const GRAPHICS = /^\/overlay(?:\/|$)/i;
const GRAPHICS_PAGE = '/overlay.html';
/** Any cookie of a session, also of one that can only be renewed. */
const SESSION = /(?:accessToken|refreshToken|loggedIn)=/;
const YEAR_MS = 31_536_000_000;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The built site: its files, and its one HTML page for every other path that a visitor can open. `olderBuilds`: the
 * folder with hashed files of older builds, or null.
 */
export function siteHandler(
  webRoot: string,
  { limits, ...sources }: PageSources & { limits: Pick<LimitReads, 'takeFor'> },
  olderBuilds: string | null = null,
): RequestHandler {
  const index = join(webRoot, 'index.html');
  if (!existsSync(index)) return withoutSite;
  const files = new Set(listFiles(webRoot));
  // it has another policy, and is sent for its own address only
  files.delete(GRAPHIQL_PAGE);
  const shell = PageShell.read(index, sources);
  const policies = policiesOf(webRoot, files);
  const graphics = files.has(GRAPHICS_PAGE) ? graphicsPage(join(webRoot, GRAPHICS_PAGE)) : null;
  const isFile = (path: string): boolean => files.has(path) && path !== '/index.html';
  const older = (path: string): string | null => (olderBuilds === null ? null : assetName(path));
  const isPage = (path: string): boolean =>
    path === '/index.html' || (!isFile(path) && older(path) === null && !NAMED.test(path));
  const sendPage: RequestHandler = (req, res, next) => {
    const path = pagePathOf(req);
    if (graphics && GRAPHICS.test(path)) return sendDocument(req, res, graphics);
    shell
      .at({
        path: path === '/index.html' ? '/' : path,
        query: queryOf(req),
        language: languageOf(req),
        isPlain: isPlain(req),
        take: (units) => limits.takeFor(req, units),
      })
      .then((page) => sendDocument(req, res, page))
      .catch(next);
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    const path = pathOf(req);
    if (isServers(path)) return next();
    if (!isRead(req)) return refuseMethod(req, res);
    if (ODD.test(path)) return missing(res);
    policies.get(path)?.(req, res);
    if (isFile(path)) return sendFile(req, res, { webRoot, path, files });
    const name = older(path);
    if (olderBuilds !== null && name !== null) return sendOlder(res, olderBuilds, name);
    // a missing file gets 404; only a path that looks like a page gets the page
    if (isPage(path)) void sendPage(req, res, next);
    else missing(res);
  };
}

/** The same text for every graphic; its script reads the address. Search engines do not list it. */
function graphicsPage(file: string): CachedResponse {
  const html = readFileSync(file, 'utf8');
  return new CachedResponse(html, 200, [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['X-Robots-Tag', 'noindex'],
    ...pagePolicyHeaders(html),
  ]);
}

const isServers = (path: string): boolean => SERVER_PATHS.test(path) || SERVER_FILES.has(path);
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Files that run code need their own policy; all others are data. */
function policiesOf(webRoot: string, files: ReadonlySet<string>): Map<string, ReturnType<typeof pagePolicy>> {
  const pages = [...files].filter((path) => path.endsWith('.html') && path !== '/index.html');
  const own = pages.map((path) => [path, pagePolicy(readFileSync(join(webRoot, path), 'utf8'))] as const);
  return new Map([['/sw.js', workerPolicy], ...own]);
}

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Pages and files can only be read. */
function refuseMethod(req: Request, res: Response): void {
  res.setHeader('Allow', ALLOWED);
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).type('text/plain').send('Method not allowed');
}

/** A caller that asks for a file gets a short text only. */
function missing(res: Response): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.status(404).type('text/plain').send('Not found');
}

function withoutSite(req: Request, res: Response, next: NextFunction): void {
  if (req.path !== '/') return next();
  res.type('text/plain').send('The site is not built. The API answers at /graphql and /api.');
}

/** The path, decoded if possible. */
const pathOf = (req: Request): string => decoded(req.path);

/** The path as the site's router reads it: a coded slash separates nothing, so `/player%2F5` is no player. */
const pagePathOf = (req: Request): string => decoded(req.path.replace(/%2f/gi, '%252F'));

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function queryOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

function languageOf(req: IncomingMessage): SiteLanguage {
  const query = queryOf(req);
  return siteLanguageOf(query === '' ? undefined : parse(query)['lang']);
}

/**
 * Is this the page that every visitor sees? Its address has no choices but those of the browser's first script, and the
 * request has no session.
 */
function isPlain(req: IncomingMessage): boolean {
  return !SESSION.test(req.headers.cookie ?? '') && /^(?:lang=\w*)?&?(?:spoilers=off)?$/.test(queryOf(req));
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => '/' + relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Sends a hashed file of another build, for a page that was opened before a deploy, or that another instance sent. */
function sendOlder(res: Response, root: string, name: string): void {
  res.sendFile(name, { root, dotfiles: 'deny', immutable: true, maxAge: YEAR_MS }, (fault) => {
    if (fault && !res.headersSent) missing(res);
  });
}

interface StaticFile {
  webRoot: string;
  path: string;
  files: ReadonlySet<string>;
}

/** Sends a file, or the compressed copy that the build made beside it. */
function sendFile(req: Request, res: Response, { webRoot, path, files }: StaticFile): void {
  const hashed = path.startsWith('/assets/');
  const packed = ENCODINGS.filter(([, ending]) => files.has(path + ending));
  const chosen = packed.find(([name]) => req.acceptsEncodings(name) === name);
  if (packed.length > 0) res.vary('Accept-Encoding');
  res.type(path.slice(path.lastIndexOf('.')));
  if (chosen) res.setHeader('Content-Encoding', chosen[0]);
  const options = {
    root: webRoot,
    dotfiles: 'deny' as const,
    cacheControl: true,
    immutable: hashed,
    maxAge: hashed ? YEAR_MS : 0,
  };
  res.sendFile(path.slice(1) + (chosen?.[1] ?? ''), options, (error?: Error) => {
    if (!error) return;
    if (res.headersSent) return void res.destroy();
    // the site is being replaced just now; the next page will name other files
    res.removeHeader('Content-Encoding');
    missing(res);
  });
}
