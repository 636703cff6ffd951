import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { foreignPagePolicy } from '../web/security-headers.ts';

/** The REST description: a page at /api/docs, JSON at /api/docs-json. */
export function serveOpenApi(app: NestExpressApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Svenska Bilbollsligan')
    .setDescription('The documented calls. Everything the site can do is in GraphQL at /graphql.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  app.use('/api/docs', (req: Request, res: Response, next: NextFunction) => {
    foreignPagePolicy(req, res);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, about));
}
