import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertRoomForWebhook } from '../../../domain/partners/partner.ts';
import { assertMayLeadTo, type WebhookTerms } from '../../../domain/partners/webhook.ts';
import { PartnersService } from '../access/partners.service.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { WebhookActs } from './webhook-acts.ts';
import { WebhookTargets } from './webhook-targets.ts';
import type { DeliveryPage, ListedDelivery, NewWebhook, WebhookRow, WebhookTarget } from './webhook.ts';
import { WebhooksService } from './webhooks.service.ts';

/**
 * A partner's own webhooks (R48). What they are and how they are sent is the same as of staff's (R35). All acts refuse a caller whom
 * staff have not accepted as a partner (NOT_A_PARTNER), and a webhook that is not theirs (NOT_FOUND).
 */
@Injectable()
export class OwnWebhooksService {
  constructor(
    private readonly partners: PartnersService,
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
    private readonly targets: WebhookTargets,
    private readonly acts: WebhookActs,
  ) {}

  /** By name; none for an account that has none. */
  async all(actor: Actor): Promise<WebhookRow[]> {
    const partner = await this.partners.own(actor);
    return partner ? this.acts.webhooks.findOf(partner.id) : [];
  }

  /** What was sent to a webhook of theirs, the newest first. */
  async page(actor: Actor, webhookId: number, first: number, before: number | null): Promise<DeliveryPage> {
    await this.assertOwn(actor, webhookId);
    return this.deliveries.page(webhookId, first, before);
  }

  /**
   * Refuses what staff's making refuses, one webhook too many (PARTNER_LIMIT), and one that leads where staff have paused another of
   * theirs (WEBHOOK_PAUSED).
   */
  async make(actor: Actor, terms: WebhookTerms): Promise<NewWebhook> {
    this.targets.assertSpelled(terms);
    await this.partners.acting(actor);
    return this.webhooks.make(actor, terms, async () => {
      const { id, webhooks } = await this.partners.lockActive(actor);
      assertRoomForWebhook(webhooks);
      assertMayLeadTo(terms.url, null, await this.acts.webhooks.findOf(id));
      return id;
    });
  }

  /** Refuses what staff's change refuses, and what would lead around a pause by staff (WEBHOOK_PAUSED). */
  async change(actor: Actor, target: WebhookTarget, terms: WebhookTerms): Promise<WebhookRow> {
    this.targets.assertSpelled(terms);
    // each look at an address is a question to the name servers
    await this.partners.acting(actor);
    const partnerId = await this.assertOwn(actor, target.id);
    return this.webhooks.change(actor, target, terms, async (before, { url }) =>
      assertMayLeadTo(url, before, await this.acts.webhooks.findOf(partnerId)),
    );
  }

  /** Sends again what failures have stopped, first what was given up or waited. Refuses one that staff have paused (NOTHING_CHANGED). */
  async resume(actor: Actor, target: WebhookTarget): Promise<WebhookRow> {
    await this.partners.acting(actor);
    await this.assertOwn(actor, target.id);
    return this.webhooks.resume(actor, target, 'partner');
  }

  /** A new secret, told this once. */
  async rotate(actor: Actor, target: WebhookTarget): Promise<NewWebhook> {
    await this.partners.acting(actor);
    await this.assertOwn(actor, target.id);
    return this.webhooks.rotate(actor, target);
  }

  /** Deletes a webhook with its deliveries. Refuses one that staff have paused (WEBHOOK_PAUSED). */
  async delete(actor: Actor, target: WebhookTarget): Promise<void> {
    await this.assertOwn(actor, target.id);
    await this.webhooks.delete(actor, target, 'partner');
  }

  /** Sends a test, after what waits. */
  async test(actor: Actor, webhookId: number): Promise<ListedDelivery> {
    await this.partners.acting(actor);
    await this.assertOwn(actor, webhookId);
    return this.deliveries.test(actor, webhookId);
  }

  /** Sends a delivery once more, as it was. Another's delivery is refused as one that does not exist (NOT_FOUND). */
  async replay(actor: Actor, deliveryId: number): Promise<ListedDelivery> {
    const { id } = await this.partners.acting(actor);
    return this.deliveries.replay(actor, deliveryId, id);
  }

  /** The partner's id. */
  private async assertOwn(actor: Actor, webhookId: number): Promise<number> {
    const { id } = await this.partners.active(actor);
    const webhook = await this.acts.found(webhookId);
    if (webhook.partnerId !== id) throw new LeagueError('NOT_FOUND', 'api.webhook.not-found');
    return id;
  }
}
