import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { OUTSIDE_OF_API } from './bootstrap.ts';
import { AppConfig } from './platform/config/config.ts';
import { describeRest } from './platform/rest/describe-rest.ts';

/** The text of openapi.json. The modules are only looked at: nothing is made, and no database is asked. */
export async function renderOpenApi(): Promise<string> {
  const app = await NestFactory.create(AppModule.forRoot({} as AppConfig, ''), { logger: false, preview: true });
  app.setGlobalPrefix('api', { exclude: OUTSIDE_OF_API });
  return JSON.stringify(describeRest(app), null, 2) + '\n';
}
