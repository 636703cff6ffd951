import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LEAGUE } from '../config/league.ts';
import { SENTENCES } from '../errors/sentences.ts';
import { schemaText } from '../graphql/render-schema.ts';
import { CachedResponse, sendDocument } from '../web/cached/cached-response.ts';
import { pagePolicy } from '../web/security-headers.ts';
import { describeRest } from './describe-rest.ts';

/**
 * The page of the description. The library's own page has inline styles, which the policy forbids; the library's files
 * work without them.
 */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${LEAGUE.name}: REST</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/swagger-ui-standalone-preset.js"></script>
    <script src="/api/docs/swagger-ui-init.js"></script>
  </body>
</html>
`;

/** Serves the contract: REST's as a page at /api/docs, and as JSON at /openapi.json and /api/docs-json; GraphQL's at /schema.graphql; all
 * sentences of refusals at /refusals.json. */
export function serveOpenApi(app: NestExpressApplication): void {
  // the library makes its icons and texts from strings, none of which come from a caller
  const setPolicy = pagePolicy(PAGE, false);
  app.use('/api/docs', (req: Request, res: Response, next: NextFunction) => {
    setPolicy(req, res);
    if ((req.method === 'GET' || req.method === 'HEAD') && req.path === '/') return void res.type('html').send(PAGE);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => describeRest(app));
  const schema = (): string => schemaText(app.get(GraphQLSchemaHost, { strict: false }).schema);
  app.use(
    '/openapi.json',
    contract('application/json', () => JSON.stringify(describeRest(app), null, 2) + '\n'),
  );
  app.use('/schema.graphql', contract('application/graphql', schema));
  app.use(
    '/refusals.json',
    contract('application/json', () => JSON.stringify(SENTENCES, null, 2) + '\n'),
  );
}

/** Answers with a part of the contract, which is made once. Every site may read it. */
function contract(type: string, textOf: () => string): RequestHandler {
  let document: CachedResponse | null = null;
  return (req, res, next) => {
    if (req.path !== '/' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    document ??= new CachedResponse(textOf(), 200, [
      ['Content-Type', `${type}; charset=utf-8`],
      ['Access-Control-Allow-Origin', '*'],
    ]);
    sendDocument(req, res, document);
  };
}
