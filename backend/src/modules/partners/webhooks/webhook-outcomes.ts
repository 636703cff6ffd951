import { Injectable, Logger } from '@nestjs/common';
import { DELIVERY_DAYS, waitAfterDelivery, webhookStopped } from '../../../domain/partners/webhook.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Every } from '../../../platform/jobs.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { DeliveriesRepository, type Attempt } from './deliveries.repository.ts';
import type { LeasedDelivery } from './webhook.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

const HOUR_MS = 3_600_000;
/** The receiver says that the address is gone for good. */
const GONE = 410;

/** Stores how attempts ended, and tells those who keep a webhook that it is stopped. */
@Injectable()
export class WebhookOutcomes {
  private readonly log = new Logger('Webhooks');

  constructor(
    private readonly db: Db,
    private readonly deliveries: DeliveriesRepository,
    private readonly notifications: NotificationsService,
    private readonly webhooks: WebhooksRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores the end of an attempt. True: it succeeded. */
  async store(delivery: LeasedDelivery, attempt: Attempt): Promise<boolean> {
    const { status } = attempt;
    if (status !== null && status >= 200 && status < 300) {
      await this.deliveries.finish(delivery, attempt);
      return true;
    }
    const waitMs = waitAfterDelivery(delivery.attempts, status === GONE, Math.random());
    if (waitMs === null) await this.giveUp(delivery, attempt);
    else await this.db.transaction(() => this.deliveries.postpone(delivery, attempt, waitMs));
    return false;
  }

  /** Deletes deliveries that are done and no longer shown. */
  @Every('old-deliveries', HOUR_MS)
  async forgetOld(): Promise<void> {
    await this.deliveries.deleteDoneBefore(new Date(this.clock.now().getTime() - DELIVERY_DAYS * 24 * HOUR_MS));
  }

  private async giveUp(delivery: LeasedDelivery, attempt: Attempt): Promise<void> {
    this.log.warn(`given up: webhook ${delivery.id}, delivery ${delivery.deliveryId}`);
    await this.db.transaction(async () => {
      if (!(await this.deliveries.giveUp(delivery, attempt, this.clock.now()))) return;
      await this.notifications.notifyAll(
        await this.webhooks.findKeeperIds(delivery.id),
        webhookStopped(delivery.name),
        {},
      );
    });
  }
}
