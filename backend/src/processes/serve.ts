import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../bootstrap.ts';
import { checkKeysAt } from '../check-keys.ts';
import type { AppConfig } from '../platform/config/config.ts';
import { warnOfAuditAt } from '../platform/db/app-login.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { Metrics } from '../platform/health/metrics.ts';
import { log } from '../platform/logging/logger.ts';
import { InstanceReport } from '../platform/operations/instance-report.ts';
import { seedDemoIfEmpty } from '../seed-demo.ts';

/** The addresses of one database: for migrations, and for the application. */
interface Addresses {
  readonly url: string;
  readonly appUrl: string;
}

/** The work of each start before it serves: migrations, keys, the demo league. */
export async function prepareStart(config: AppConfig, { url, appUrl }: Addresses): Promise<void> {
  await migrateDatabase(url, appUrl);
  await checkKeysAt(appUrl, config);
  await seedDemoIfEmpty(config, url);
  await warnOfAuditAt(appUrl);
}

/** Serves in this process. */
export async function serveApp(config: AppConfig, databaseUrl: string): Promise<NestExpressApplication> {
  const app = await createApp(config, databaseUrl);
  await app.init();
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  await app.get(Metrics).listen();
  // it serves already: a database that is away for a moment does not end it, and the next minute tells
  await app
    .get(InstanceReport)
    .tell()
    .catch((error: unknown) => log.warn({ err: error }, 'the start is not told'));
  return app;
}
