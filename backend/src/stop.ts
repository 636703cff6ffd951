import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AppConfig } from './platform/config/config.ts';
import type { Database } from './embedded/embedded.ts';
import { SubscriptionServer } from './platform/graphql/subscriptions/subscription-server.ts';
import { Readiness } from './platform/health/readiness.ts';
import { log } from './platform/logging/logger.ts';
import { finishRequests } from './platform/web/draining.ts';

/**
 * SIGTERM and Ctrl-C: readiness says no, the proxy gets time to notice, what is under way is finished, then pool and
 * database close (T78). A second signal stops at once.
 */
export function stopOnSignals(app: NestExpressApplication, database: Database, config: AppConfig): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    app.get(Readiness).drain();
    await sleep(config.drainMs);
    app.get(SubscriptionServer).close();
    await finishRequests(app.getHttpServer());
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.fatal({ err: error }, 'stop failed');
        process.exit(1);
      });
    });
  }
}
