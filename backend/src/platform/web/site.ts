import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { siteLanguageOf, type SiteLanguage } from '../../domain/site-language.ts';
import { sendDocument } from './kept-document.ts';
import { assetName } from './kept-assets.ts';
import type { LightWay } from './light-way.ts';
import type { KeptDocuments } from './kept-documents.ts';
import type { PageHeads } from './page-heads.ts';
import { PageShell } from './page-shell.ts';
import { pagePolicy, workerPolicy } from './security-headers.ts';

/** Paths that belong to the server, whatever the site's own routes are; a doubled slash is no way around. */
const SERVER_PATHS = /^\/+(?:api|graphql|health|metrics|emulator|csp-reports)(?:\/|$)/i;
/** Files that the server writes itself. */
const SERVER_FILES = new Set(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']);
/** What no page and no file of the site has in its path: a step up, a hidden name, a NUL, a backslash. */
const ODD = /\.\.|\/\.|[\0\\]/;
/** What looks like the name of a file. */
const NAMED = /\.[a-z0-9]{2,5}$/i;
/** A path of this server, written plainly; another spelling is the router's to read. */
const PLAIN_TARGET = /^\/(?![\\/])[^#]*$/;
const YEAR_MS = 31_536_000_000;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The built site, as its two ways answer it: what is a page is decided and answered by the same lines on both. */
export interface Site {
  /** Everything of the site. */
  readonly handler: RequestHandler;
  /** Its pages alone; null where the site is not built. */
  readonly pages: LightWay | null;
}

/**
 * The built site: its files, and its one page for every other path that a visitor can open. `olderBuilds`: the folder with
 * the hashed files of builds before this one, null where there is none.
 */
export function site(webRoot: string, heads: PageHeads, kept: KeptDocuments, olderBuilds: string | null = null): Site {
  const index = join(webRoot, 'index.html');
  if (!existsSync(index)) return { handler: withoutSite, pages: null };
  const files = new Set(listFiles(webRoot));
  const shell = PageShell.read(index, heads, kept);
  const setPolicy = pagePolicy(shell.html);
  const policies = policiesOf(webRoot, files);
  const isFile = (path: string): boolean => files.has(path) && path !== '/index.html';
  const older = (path: string): string | null => (olderBuilds === null ? null : assetName(path));
  const isPage = (path: string): boolean =>
    path === '/index.html' || (!isFile(path) && older(path) === null && !NAMED.test(path));
  const sendPage: LightWay['answer'] = (req, res, leave) => {
    const path = pathOf(req);
    setPolicy(req, res);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    shell
      .at(path === '/index.html' ? '/' : path, languageOf(req))
      .then((page) => sendDocument(req, res, page))
      .catch(leave);
  };
  const handler = (req: Request, res: Response, next: NextFunction): void => {
    const path = pathOf(req);
    if (isServers(path)) return next();
    if (!isRead(req)) return refuseMethod(req, res);
    if (ODD.test(path)) return missing(res);
    policies.get(path)?.(req, res);
    if (isFile(path)) return sendFile(req, res, { webRoot, path, files });
    const name = older(path);
    if (olderBuilds !== null && name !== null) return sendOlder(res, olderBuilds, name);
    // a missing file is missing; only what looks like a page is the site's to answer
    if (isPage(path)) sendPage(req, res, next);
    else missing(res);
  };
  const takes = (req: IncomingMessage): boolean => {
    if (!isRead(req) || !PLAIN_TARGET.test(req.url ?? '')) return false;
    const path = pathOf(req);
    return !isServers(path) && !ODD.test(path) && isPage(path);
  };
  return { handler, pages: { takes, answer: sendPage } };
}

const isServers = (path: string): boolean => SERVER_PATHS.test(path) || SERVER_FILES.has(path);
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Files that do something need a policy of their own; all others are data. */
function policiesOf(webRoot: string, files: ReadonlySet<string>): Map<string, ReturnType<typeof pagePolicy>> {
  const pages = [...files].filter((path) => path.endsWith('.html') && path !== '/index.html');
  const own = pages.map((path) => [path, pagePolicy(readFileSync(join(webRoot, path), 'utf8'))] as const);
  return new Map([['/sw.js', workerPolicy], ...own]);
}

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Pages and files are only read. */
function refuseMethod(req: Request, res: Response): void {
  res.setHeader('Allow', ALLOWED);
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).type('text/plain').send('Method not allowed');
}

/** For who asks for a file, a word is enough. */
function missing(res: Response): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.status(404).type('text/plain').send('Not found');
}

function withoutSite(req: Request, res: Response, next: NextFunction): void {
  if (req.path !== '/') return next();
  res.type('text/plain').send('The site is not built. The API answers at /graphql and /api.');
}

/** The path, decoded as far as that goes, without its query: Express's where there is Express. */
function pathOf(req: IncomingMessage & { path?: string }): string {
  const path = req.path ?? (req.url ?? '/').split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function languageOf({ url = '' }: IncomingMessage): SiteLanguage {
  const at = url.indexOf('?');
  return siteLanguageOf(at < 0 ? undefined : parse(url.slice(at + 1))['lang']);
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => '/' + relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** A hashed file of another build: a page that was opened before a deploy, or by the other instance, asks for it. */
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

/** A file as it is, or the copy that was compressed beside it at build time. */
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
    // the site is being replaced under us: the next page names other files
    res.removeHeader('Content-Encoding');
    missing(res);
  });
}
