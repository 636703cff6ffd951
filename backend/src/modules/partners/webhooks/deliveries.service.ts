import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertSends, deliveryStateOf } from '../../../domain/partners/webhook.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { EventsService } from '../events/events.service.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { WebhookActs } from './webhook-acts.ts';
import type { DeliveryPage, DeliveryRow, ListedDelivery, WebhookRow, WebhookTarget } from './webhook.ts';

const MOST_ON_A_PAGE = 100;

/** What was sent to a webhook, and what is sent again by hand. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly deliveries: DeliveriesRepository,
    private readonly acts: WebhookActs,
    private readonly events: EventsService,
  ) {}

  /** A webhook's deliveries, the newest first: at most `first`, 1 to 100, older than `before` if given. */
  async page(webhookId: number, first: number, before: number | null): Promise<DeliveryPage> {
    const size = Math.min(Math.max(first, 1), MOST_ON_A_PAGE);
    const rows = await this.deliveries.findPage(webhookId, before, size + 1);
    const items = rows.slice(0, size).map(listed);
    return { items, nextBefore: rows.length > size ? (items.at(-1)?.id ?? null) : null };
  }

  /** Sends a test, after what waits. Refuses a webhook that sends nothing now (NOTHING_CHANGED). */
  test(actor: Actor, webhookId: number): Promise<ListedDelivery> {
    const timestamp = this.clock.now().toISOString();
    const body = JSON.stringify({ type: 'test', timestamp, data: {} });
    return this.send(actor, 'webhook.test', { webhookId, position: null, kind: 'test', body, isReplay: false });
  }

  /**
   * Sends a delivery once more, as it was. Refuses one that is not over yet, and a webhook that sends nothing now (NOTHING_CHANGED);
   * also that of another partner than `partnerId` if given (NOT_FOUND).
   */
  async replay(actor: Actor, deliveryId: number, partnerId?: number): Promise<ListedDelivery> {
    const delivery = await this.found(deliveryId, partnerId);
    if (delivery.doneAt === null) throw new LeagueError('NOTHING_CHANGED', 'api.webhook.not-over');
    const { webhookId, position, kind, body } = delivery;
    return this.send(actor, 'webhook.replay', { webhookId, position, kind, body, isReplay: true });
  }

  /**
   * Sends again everything after a position of the feed. Refuses one that the feed no longer has (EVENTS_FORGOTTEN) or
   * never had (INVALID_INPUT).
   */
  async replayAfter(actor: Actor, target: WebhookTarget, after: number): Promise<WebhookRow> {
    await this.events.page(after, 1);
    const told = ({ name, cursor }: WebhookRow): object => ({ name, cursor });
    const move = (): Promise<void> => this.acts.webhooks.moveCursor(target.id, after);
    return this.acts.change(actor, 'webhook.replay', target, move, told);
  }

  private async found(id: number, partnerId?: number): Promise<DeliveryRow> {
    const delivery = await this.deliveries.findById(id, partnerId ?? null);
    if (!delivery) throw new LeagueError('NOT_FOUND', 'api.webhook.no-delivery');
    return delivery;
  }

  private send(
    actor: Actor,
    act: 'webhook.test' | 'webhook.replay',
    row: Pick<DeliveryRow, 'webhookId' | 'position' | 'kind' | 'body' | 'isReplay'>,
  ): Promise<ListedDelivery> {
    return this.db.transaction(async () => {
      const webhook = await this.acts.found(row.webhookId);
      assertSends(webhook.state);
      const id = await this.deliveries.insertDelivery(row);
      await this.acts.webhooks.notifyWorkers();
      const { kind, position } = row;
      await this.acts.record(actor, act, webhook, { after: { name: webhook.name, kind, position } });
      return listed(await this.found(id));
    });
  }
}

const listed = (row: DeliveryRow): ListedDelivery => ({ ...row, state: deliveryStateOf(row) });
