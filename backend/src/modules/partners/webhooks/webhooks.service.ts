import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import {
  assertMayDelete,
  assertMayPause,
  assertMayResume,
  FORMER_SECRET_HOURS,
  type WebhookTerms,
} from '../../../domain/partners/webhook.ts';
import { newWebhookSecret } from '../../../integrations/webhooks/webhook-signature.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { EventsService } from '../events/events.service.ts';
import { WebhookActs } from './webhook-acts.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhookTargets } from './webhook-targets.ts';
import type { NewWebhook, WebhookRow, WebhookTarget } from './webhook.ts';

const HOUR_MS = 3_600_000;

/** Admins make, change, pause and delete webhooks (R35), partners their own (`own-webhooks.service.ts`). Each act is one transaction with an entry in the audit. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly acts: WebhookActs,
    private readonly secrets: WebhookSecrets,
    private readonly targets: WebhookTargets,
    private readonly events: EventsService,
  ) {}

  /** By name. */
  all(): Promise<WebhookRow[]> {
    return this.acts.webhooks.findAll();
  }

  /**
   * Makes a webhook, which gets the events from now on. Only this answer has its secret. Refuses impossible terms, a
   * target inside the own network (INVALID_INPUT), and a taken name (NAME_TAKEN). `partnerOf` finds the partner who
   * keeps it, in the same transaction; without it, staff keep it.
   */
  async make(
    actor: Actor,
    typed: WebhookTerms,
    partnerOf: () => Promise<number | null> = () => Promise.resolve(null),
  ): Promise<NewWebhook> {
    const terms = await this.targets.assertTerms(typed);
    const secret = newWebhookSecret();
    return this.db.transaction(async () => {
      const maker = { madeByUserId: actor.userId, partnerId: await partnerOf() };
      const id = await this.acts.webhooks.insertWebhook(terms, await this.events.newest(), maker);
      await this.acts.webhooks.setSecret(id, this.secrets.seal(id, secret), null);
      const webhook = await this.acts.found(id);
      await this.acts.record(actor, 'webhook.create', webhook, { after: told(webhook) });
      return { secret, webhook };
    });
  }

  /**
   * Changes the terms. Refuses the same, an unknown one (NOT_FOUND) and one that changed meanwhile. `assertMay` is asked about the
   * locked webhook, with the terms that it will have.
   */
  async change(
    actor: Actor,
    target: WebhookTarget,
    typed: WebhookTerms,
    assertMay: (webhook: WebhookRow, terms: WebhookTerms) => Promise<void> = () => Promise.resolve(),
  ): Promise<WebhookRow> {
    const terms = await this.targets.assertTerms(typed);
    const work = async (webhook: WebhookRow) => {
      await assertMay(webhook, terms);
      await this.acts.webhooks.update(target.id, terms);
    };
    return this.acts.change(actor, 'webhook.change', target, work, told);
  }

  /**
   * Sends no more until staff resume it, also what failures have stopped. Events stay in the feed. Its partner's other webhooks to the
   * same program are paused with it: one of them would send on in its place.
   */
  pause(actor: Actor, target: WebhookTarget): Promise<WebhookRow> {
    const now = this.clock.now();
    const pause = ({ id }: WebhookRow) => this.acts.webhooks.pause(id, now);
    return this.acts.change(actor, 'webhook.pause', target, async (webhook) => {
      assertMayPause(webhook.state);
      await pause(webhook);
      await this.acts.changeBesides(actor, 'webhook.pause', webhook, ({ state }) => state !== 'paused', pause);
    });
  }

  /**
   * Sends again, first what was given up or waited. Partners do not resume what staff have paused (NOTHING_CHANGED). What staff paused
   * as one, they resume as one.
   */
  resume(actor: Actor, target: WebhookTarget, by: 'staff' | 'partner' = 'staff'): Promise<WebhookRow> {
    const resume = ({ id }: WebhookRow) => this.acts.webhooks.resume(id);
    return this.acts.change(actor, 'webhook.resume', target, async (webhook) => {
      assertMayResume(webhook.state, by);
      await resume(webhook);
      if (webhook.state === 'paused')
        await this.acts.changeBesides(actor, 'webhook.resume', webhook, ({ state }) => state === 'paused', resume);
    });
  }

  /** A new secret, told this once. The one before signs too for a day. */
  rotate(actor: Actor, target: WebhookTarget): Promise<NewWebhook> {
    const secret = newWebhookSecret();
    return this.db.transaction(async () => {
      await this.acts.lockWebhook(target);
      const former = await this.acts.webhooks.findSecret(target.id);
      const until = new Date(this.clock.now().getTime() + FORMER_SECRET_HOURS * HOUR_MS);
      await this.acts.webhooks.setSecret(target.id, this.secrets.seal(target.id, secret), { secret: former, until });
      const webhook = await this.acts.found(target.id);
      await this.acts.record(actor, 'webhook.rotate', webhook, { after: { name: webhook.name } });
      return { secret, webhook };
    });
  }

  /** Deletes a webhook with its deliveries. Partners do not delete what staff have paused (WEBHOOK_PAUSED). */
  delete(actor: Actor, target: WebhookTarget, by: 'staff' | 'partner' = 'staff'): Promise<void> {
    return this.db.transaction(async () => {
      const before = await this.acts.lockWebhook(target);
      if (by === 'partner') assertMayDelete(before);
      await this.acts.webhooks.delete(target.id);
      await this.acts.record(actor, 'webhook.delete', before, { before: told(before) });
    });
  }
}

/** What the audit stores. An address can contain a secret, so only its host is told. */
const told = ({ name, url, kinds, state }: WebhookRow): object => ({
  name,
  host: new URL(url).host,
  kinds,
  state,
});
