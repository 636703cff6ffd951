import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../bootstrap.ts';
import { checkKeysAt } from '../check-keys.ts';
import type { AppConfig } from '../platform/config/config.ts';
import { warnOfAuditAt } from '../platform/db/app-login.ts';
import { migrate } from '../platform/db/migrate.ts';
import { Metrics } from '../platform/health/metrics.ts';
import { seedDemoIfEmpty } from '../seed-demo.ts';
import { tidyHeap } from './tidy-heap.ts';

/** The addresses of one database: for migrations, and for the application. */
interface Addresses {
  readonly url: string;
  readonly appUrl: string;
}

/** The work that each start does once before it serves, in one of the processes: migrations, keys, the demo league. */
export async function prepare(config: AppConfig, { url, appUrl }: Addresses): Promise<void> {
  await migrate(url, appUrl);
  await checkKeysAt(appUrl, config);
  await seedDemoIfEmpty(config, url);
  await warnOfAuditAt(appUrl);
}

/** Serves in this process. `standInsPort`: another process has the emulated outside services, behind this port. */
export async function serve(
  config: AppConfig,
  databaseUrl: string,
  standInsPort?: number,
): Promise<NestExpressApplication> {
  const app = await createApp(config, databaseUrl, standInsPort === undefined ? {} : { standInsPort });
  await app.init();
  tidyHeap();
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  await app.get(Metrics).listen();
  return app;
}
