import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { LEAGUE } from '../config/league.ts';
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

/** Serves the REST description: a page at /api/docs, JSON at /api/docs-json. */
export function serveOpenApi(app: NestExpressApplication): void {
  // the library makes its icons and texts from strings, none of which come from a caller
  const setPolicy = pagePolicy(PAGE, false);
  app.use('/api/docs', (req: Request, res: Response, next: NextFunction) => {
    setPolicy(req, res);
    if ((req.method === 'GET' || req.method === 'HEAD') && req.path === '/') return void res.type('html').send(PAGE);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => describeRest(app));
}
