import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AppConfig } from '../platform/config/config.ts';
import { SubscriptionServer } from '../platform/graphql/subscriptions/subscription-server.ts';
import { Readiness } from '../platform/health/readiness.ts';
import { OpenStreams } from '../platform/web/open-streams.ts';
import { finishRequests } from '../platform/web/draining.ts';

/**
 * Sets readiness to no, waits until the proxy notices, finishes the present requests, then closes the pool (T78). The
 * database still runs.
 */
export async function finishApp(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.get(Readiness).drain();
  await sleep(config.drainMs);
  app.get(SubscriptionServer).close();
  app.get(OpenStreams).close();
  await finishRequests(app.getHttpServer());
  await app.close();
}
