import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DbListener } from '../../../platform/db/listener.ts';
import { Readiness } from '../../../platform/health/readiness.ts';
import { WakeLoop } from '../../../platform/wake-loop.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { WebhookOutcomes } from './webhook-outcomes.ts';
import { WebhookSender } from './webhook-sender.ts';
import type { LeasedWebhook } from './webhook.ts';

/** The number of webhooks that one instance sends for at once. */
const AT_ONCE = 4;
/** How long an instance holds a webhook. An attempt ends well before that, and each one begins the lease again. */
const LEASE_SECONDS = 30;
/** Deliveries of one webhook before others get their turn. */
const IN_A_ROW = 50;
/** How often the worker looks, also without a signal, because a signal can get lost. */
const IDLE_MS = 15_000;
const SHORTEST_MS = 100;

/**
 * Sends events to webhooks (docs/decisions/033). Of several instances, one at a time sends for a webhook, in the order of
 * the feed: an event that fails is tried until it succeeds or the webhook is stopped, and the later ones wait.
 */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Webhooks');
  private readonly loop = new WakeLoop(() => this.takeWhatIsDue(), this.log);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: WebhookSender,
    private readonly outcomes: WebhookOutcomes,
    private readonly listener: DbListener,
    private readonly readiness: Readiness,
  ) {}

  onApplicationBootstrap(): void {
    for (const channel of ['webhooks', 'league_events']) this.listener.listen(channel, () => this.loop.wake());
    this.loop.start();
  }

  /** Begins nothing more, and waits for the attempts that run. */
  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.underWay);
  }

  private get isOver(): boolean {
    return this.loop.isStopping || this.readiness.isDraining;
  }

  /** Begins with the webhooks that are due, and returns when to look again. */
  private async takeWhatIsDue(): Promise<number> {
    const free = AT_ONCE - this.underWay.size;
    if (free === 0 || this.isOver) return IDLE_MS;
    const leased = await this.deliveries.claim(free, LEASE_SECONDS);
    for (const webhook of leased) {
      const work: Promise<void> = this.sendFor(webhook)
        .catch((error: Error) => this.log.warn(`webhook ${webhook.id}: ${error.message}`))
        .finally(() => {
          this.underWay.delete(work);
          this.loop.wake();
        });
      this.underWay.add(work);
    }
    if (leased.length === free) return IDLE_MS;
    const dueMs = (await this.deliveries.msUntilDue()) ?? IDLE_MS;
    return Math.min(Math.max(dueMs, SHORTEST_MS), IDLE_MS);
  }

  /** Sends one delivery after the other, until one fails or nothing is left. */
  private async sendFor(webhook: LeasedWebhook): Promise<void> {
    try {
      for (let sent = 0; sent < IN_A_ROW && !this.isOver; sent++) {
        const delivery = await this.deliveries.beginAttempt(webhook, LEASE_SECONDS, (event) =>
          this.sender.bodyOf(event),
        );
        if (!delivery) return;
        const attempt = await this.sender.send(delivery);
        if (!(await this.outcomes.store(delivery, attempt))) return;
      }
    } finally {
      // when the database does not answer, the lease ends by itself
      await this.deliveries.release(webhook).catch(() => undefined);
    }
  }
}
