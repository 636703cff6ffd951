import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { SessionsRepository } from './sessions.repository.ts';

const HOUR_MS = 3_600_000;
/** Ended sessions are kept so long: a spent token that comes back later is no news to anybody. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Forgets, once an hour, what no login needs any more. Several instances may do it; there is nothing to do twice. */
@Injectable()
export class HousekeepingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: Error) => this.log.warn(`not swept: ${error.message}`));
    }, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.sessions.deleteOlderThan(new Date(this.clock.now().getTime() - KEPT_MS));
    await this.limiter.sweep();
  }
}
