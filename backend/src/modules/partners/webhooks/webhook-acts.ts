import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { webhooksTo } from '../../../domain/partners/webhook.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import type { WebhookRow, WebhookTarget } from './webhook.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

type WebhookAct = Extract<StaffActName, `webhook.${string}`>;

const stateOf = ({ name, state }: WebhookRow): object => ({ name, state });

/** Of a partner's webhook, with the account, by which an erased person's values are found. */
const keeperOf = ({ ownerUserId: userId, partner }: WebhookRow): object =>
  partner === null ? {} : { userId, partner };

/** What all acts about a webhook have in common: the webhook is locked, and the act stands in the audit. */
@Injectable()
export class WebhookActs {
  constructor(
    private readonly db: Db,
    readonly webhooks: WebhooksRepository,
    private readonly audit: AuditService,
  ) {}

  /** Holds the webhook, changes it, and records both states as `told` tells them. */
  change(
    actor: Actor,
    act: WebhookAct,
    target: WebhookTarget,
    work: (webhook: WebhookRow) => Promise<void>,
    told: (webhook: WebhookRow) => object = stateOf,
  ): Promise<WebhookRow> {
    return this.db.transaction(async () => this.changeLocked(actor, act, await this.lockWebhook(target), work, told));
  }

  /**
   * Does an act also with the other webhooks of the same partner that lead to the same program, where it `isMeant`. Needs the
   * transaction that has locked the webhook, and with it the partner.
   */
  async changeBesides(
    actor: Actor,
    act: WebhookAct,
    webhook: WebhookRow,
    isMeant: (webhook: WebhookRow) => boolean,
    work: (webhook: WebhookRow) => Promise<void>,
  ): Promise<void> {
    if (webhook.partnerId === null) return;
    for (const { id } of webhooksTo(webhook.url, await this.webhooks.findOf(webhook.partnerId))) {
      const other = id === webhook.id ? null : await this.webhooks.lockById(id);
      if (other && isMeant(other)) await this.changeLocked(actor, act, other, work, stateOf);
    }
  }

  /** The webhook, locked. Refuses an unknown one (NOT_FOUND) and one that changed meanwhile (CHANGED_MEANWHILE). */
  async lockWebhook({ id, version }: WebhookTarget): Promise<WebhookRow> {
    const webhook = await this.webhooks.lockById(id);
    if (!webhook) throw noWebhook();
    assertVersion(version, webhook.version, 'api.webhook.changed-meanwhile');
    return webhook;
  }

  async found(id: number): Promise<WebhookRow> {
    const webhook = await this.webhooks.findById(id);
    if (!webhook) throw noWebhook();
    return webhook;
  }

  /** Stores an act with these values, and who keeps the webhook. */
  async record(
    actor: Actor,
    act: WebhookAct,
    webhook: WebhookRow,
    { before, after }: { before?: object; after?: object },
  ) {
    const keeper = keeperOf(webhook);
    await this.audit.record(actor, {
      act,
      objectKind: 'webhook',
      objectId: webhook.id,
      ...(before && { before: { ...before, ...keeper } }),
      ...(after && { after: { ...after, ...keeper } }),
    });
  }

  private async changeLocked(
    actor: Actor,
    act: WebhookAct,
    before: WebhookRow,
    work: (webhook: WebhookRow) => Promise<void>,
    told: (webhook: WebhookRow) => object,
  ): Promise<WebhookRow> {
    await work(before);
    const webhook = await this.found(before.id);
    await this.record(actor, act, webhook, { before: told(before), after: told(webhook) });
    return webhook;
  }
}

const noWebhook = (): LeagueError => new LeagueError('NOT_FOUND', 'api.webhook.not-found');
