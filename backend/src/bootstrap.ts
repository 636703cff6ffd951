import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule, type AppModuleOptions } from './app.module.ts';
import { EMULATORS_PATH, emulatorRoutes } from './integrations/emulators.ts';
import { Clock } from './platform/clock.ts';
import { hasEmulators, type AppConfig } from './platform/config/config.ts';
import { FastReads } from './platform/graphql/fast-reads/fast-reads.ts';
import { SubscriptionServer } from './platform/graphql/subscriptions/subscription-server.ts';
import { allowReads, headAsGet } from './platform/graphql/own-reads.ts';
import { Metrics } from './platform/health/metrics.ts';
import { Readiness } from './platform/health/readiness.ts';
import { LimitReads } from './platform/limits/limit-reads.ts';
import { log, logRequest, PinoNestLogger } from './platform/logging/logger.ts';
import { giveRequestId } from './platform/logging/request-context.ts';
import { tellAnswers } from './platform/logging/request-log.ts';
import { compressOpenAnswers, compressOpenReads } from './platform/rest/compress-open-reads.ts';
import { leaveLargeJson, smallBodies } from './platform/rest/json-bodies.ts';
import { pathsOfLargeJson } from './platform/rest/large-bodies.ts';
import { serveOpenApi } from './platform/rest/openapi.ts';
import { cspReports } from './platform/web/csp-reports.ts';
import { closeWhileDraining } from './platform/web/draining.ts';
import { graphiqlPage } from './platform/web/graphiql.ts';
import { LeagueAdapter } from './platform/web/league-adapter.ts';
import { openToOrigins } from './platform/web/other-origins.ts';
import { privatePaths, securityHeaders } from './platform/web/security-headers.ts';
import { tryToKeepAssets } from './platform/web/cached/cached-assets.ts';
import { etagOf } from './platform/web/cached/cached-response.ts';
import { CachedResponses } from './platform/web/cached/cached-responses.ts';
import { PageHeads } from './platform/web/page-heads.ts';
import { PageDrawings } from './platform/web/page-drawings.ts';
import { siteHandler } from './platform/web/site.ts';
import { SlowUploads } from './platform/web/slow-uploads.ts';
import { dropUnread } from './platform/web/unread-bodies.ts';
import { closeWithRequest } from './platform/web/waiting-answers.ts';

/** Paths that have their names from other systems. */
export const OUTSIDE_OF_API = [
  'health/live',
  'health/ready',
  'metrics',
  'sitemap.xml',
  'robots.txt',
  '.well-known/security.txt',
];

/** The paths of all calls begin with it, but for those of `OUTSIDE_OF_API`. */
const PREFIX = 'api';
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
const LOOK_MS = 1000;

/** The application over a migrated database, ready to listen. */
export async function createApp(
  config: AppConfig,
  databaseUrl: string,
  options: AppModuleOptions = {},
): Promise<NestExpressApplication> {
  log.level = config.logLevel;
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, databaseUrl, options),
    new LeagueAdapter(),
    { logger: new PinoNestLogger(), bodyParser: false, abortOnError: false },
  );
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  app.set('etag', etagOf);
  app.setGlobalPrefix(PREFIX, { exclude: OUTSIDE_OF_API });
  useMiddleware(app, config);
  if (hasEmulators(config)) app.use(EMULATORS_PATH, emulatorRoutes(config));
  serveOpenApi(app);
  const server = app.getHttpServer();
  app.get(SubscriptionServer).attach(server);
  app.get(SlowUploads).attach(server);
  // Node checks every half minute by default, so a slow client would have twice the time
  Object.assign(server, {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_MS,
  });
  return app;
}

/** In order: what is done for every request, the site, the parsers of bodies, and answers from memory. */
function useMiddleware(app: NestExpressApplication, config: AppConfig): void {
  const metrics = app.get(Metrics);
  const limits = app.get(LimitReads);
  const reads = app.get(FastReads);
  app.use(giveRequestId, closeWithRequest);
  app.use(tellAnswers(logRequest, metrics.count.bind(metrics)), dropUnread);
  app.use(closeWhileDraining(app.get(Readiness)), securityHeaders(config.https), openToOrigins);
  app.use(limits.limit.bind(limits), privatePaths);
  app.use('/api', compressOpenReads);
  app.use('/graphql', headAsGet, graphiqlPage(config.webRoot), allowReads(config.publicUrl));
  app.use('/csp-reports', cspReports(config, app.get(Clock)));
  const olderBuilds = tryToKeepAssets(config.webRoot, config.dataDir, app.get(Clock).now().getTime());
  const pages = {
    heads: app.get(PageHeads, { strict: false }),
    kept: app.get(CachedResponses),
    drawings: app.get(PageDrawings),
    limits,
  };
  app.use(siteHandler(config.webRoot, pages, olderBuilds));
  app.use(pathsOfLargeJson(app, PREFIX), leaveLargeJson);
  app.use(smallBodies());
  app.use('/graphql', reads.answer.bind(reads), compressOpenAnswers);
}
