import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { isFreeSql } from '../../../platform/db/lease-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { newId } from '../../../platform/db/written.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { IS_LET } from './webhook-let.read.ts';
import type { DeliveryRow, LeasedDelivery, LeasedWebhook, NextEvent } from './webhook.ts';

const DELIVERY = `
  select d.id, d.webhook_id as "webhookId", d.position, d.kind, d.body, d.is_replay as "isReplay", d.attempts, d.status,
         d.answer, d.error, d.took_ms as "tookMs", ${instantSql('d.created_at')} as "createdAt",
         ${instantSql('d.tried_at')} as "triedAt", ${instantSql('d.done_at')} as "doneAt", ${instantSql('d.dead_at')} as "deadAt",
         case when d.done_at is null and d.dead_at is null and w.paused_at is null and d.attempts > 0
           then ${instantSql('w.next_at')} end as "nextAt"
    from webhook_delivery d join webhook w on w.id = d.webhook_id`;

/** $1 the webhook, $2 older than this one, $3 how many. */
const PAGE = namedRead<DeliveryRow>(
  'webhook-deliveries',
  `${DELIVERY} where d.webhook_id = $1 and ($2::int is null or d.id < $2) order by d.id desc limit $3`,
);
/** $1 the delivery, $2 the partner whose it must be; null: anyone's. */
const ONE = namedRead<DeliveryRow>(
  'webhook-delivery',
  `${DELIVERY} where d.id = $1 and ($2::int is null or w.partner_id = $2)`,
);

const OPEN = 'd.webhook_id = w.id and d.done_at is null and d.dead_at is null';
const HAS_WORK = `w.paused_at is null and ${IS_LET} and (exists (select from webhook_delivery d where ${OPEN})
  or exists (select from league_event e where e.position > w.cursor and e.kind = any(w.kinds)))`;

/** $1 how many, $2 seconds. */
const CLAIM = namedWrite<LeasedWebhook>(
  'claim-webhooks',
  `/* worker */
  with due as materialized (
    select w.id from webhook w
     where ${HAS_WORK} and w.next_at <= now() and ${isFreeSql('w.locked_until', '$2')}
     order by w.next_at, w.id limit $1 for update skip locked)
  update webhook w set locked_until = now() + make_interval(secs => $2), turn = w.turn + 1
    from due where w.id = due.id returning w.id, w.turn`,
);

const NEXT_DUE = namedRead<{ ms: number | null }>(
  'webhooks-next-due',
  `/* worker */
  select extract(epoch from min(greatest(w.next_at, coalesce(w.locked_until, w.next_at))) - now())::float8 * 1000 as ms
    from webhook w where ${HAS_WORK}`,
);

/** Still this instance's turn? Then for $3 seconds more. Locks the webhook. */
const EXTEND = namedWrite<{ id: number }>(
  'extend-webhook',
  `/* worker */
  update webhook w set locked_until = now() + make_interval(secs => $3)
   where w.id = $1 and w.turn = $2 and w.paused_at is null and ${IS_LET} and w.next_at <= now() returning w.id`,
);

const NEXT_EVENT = namedRead<NextEvent>(
  'webhook-next-event',
  `/* worker */
  select e.position, e.kind, ${instantSql('e.at')} as at,
         case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
           select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
         else e.facts end as facts
    from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.id = $1 order by e.position limit 1`,
);

const BEGIN = namedWrite<LeasedDelivery>(
  'begin-webhook-delivery',
  `/* worker */
  with next as (
    select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where w.id = $1 and ${OPEN} order by d.id limit 1)
  update webhook_delivery d set attempts = d.attempts + 1, tried_at = now()
    from next, webhook w
   where d.id = next.id and w.id = d.webhook_id
  returning d.id as "deliveryId", w.id, w.turn, w.name, w.url, w.secret,
            case when w.former_until > now() then w.former_secret end as "formerSecret",
            d.position, d.kind, d.body, d.attempts`,
);

/** The end of an attempt. */
export interface Attempt {
  status: number | null;
  answer: string | null;
  error: string | null;
  tookMs: number;
}

/** Storage of deliveries. All times are the database's, so that differences between the instances' clocks do not matter. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly db: Db) {}

  /** The newest first, older than `before`. */
  findPage(webhookId: number, before: number | null, most: number): Promise<DeliveryRow[]> {
    return this.db.read(PAGE, [webhookId, before, most]);
  }

  /** Of this partner, if given. */
  async findById(id: number, partnerId: number | null): Promise<DeliveryRow | null> {
    return (await this.db.read(ONE, [id, partnerId]))[0] ?? null;
  }

  /** Stores a delivery that is to be sent. */
  async insertDelivery(
    row: Pick<WebhookDelivery, 'webhookId' | 'position' | 'kind' | 'body' | 'isReplay'>,
  ): Promise<number> {
    return newId(await this.db.repo(WebhookDelivery).insert(row));
  }

  /** Claims at most `most` webhooks with something to send: until the lease ends, no other instance sends for them. */
  claim(most: number, leaseSeconds: number): Promise<LeasedWebhook[]> {
    return this.db.write(CLAIM, [most, leaseSeconds]);
  }

  /** Milliseconds until a webhook is due; null when none has anything to send. */
  async msUntilDue(): Promise<number | null> {
    return (await this.db.read(NEXT_DUE))[0]?.ms ?? null;
  }

  /**
   * The webhook's next delivery, with one more attempt: the oldest that is not done, or else one of the next event.
   * Null: nothing to send, or it is another instance's turn.
   */
  async beginAttempt({ id, turn }: LeasedWebhook, leaseSeconds: number, bodyOf: (event: NextEvent) => string) {
    return this.db.transaction(async () => {
      if ((await this.db.write(EXTEND, [id, turn, leaseSeconds])).length === 0) return null;
      const [waiting] = await this.db.write(BEGIN, [id]);
      if (waiting) return waiting;
      const [event] = await this.db.read(NEXT_EVENT, [id]);
      if (!event) return null;
      const { position, kind } = event;
      await this.insertDelivery({ webhookId: id, position, kind, body: bodyOf(event), isReplay: false });
      await this.db.repo(Webhook).update(id, { cursor: position });
      return (await this.db.write(BEGIN, [id]))[0] ?? null;
    });
  }

  /** Stores a success. */
  async finish({ deliveryId }: LeasedDelivery, attempt: Attempt): Promise<void> {
    await this.end(deliveryId, { ...attempt, doneAt: () => 'now()' });
  }

  /** Stores a failure; the webhook waits. Does nothing to a webhook whose turn is another instance's. */
  async postpone({ deliveryId, id, turn }: LeasedDelivery, attempt: Attempt, waitMs: number): Promise<void> {
    await this.end(deliveryId, attempt);
    await this.db
      .repo(Webhook)
      .createQueryBuilder()
      .comment('worker')
      .update()
      .set({ nextAt: () => 'now() + make_interval(secs => :seconds)' })
      .where({ id, turn })
      .setParameters({ seconds: waitMs / 1000 })
      .execute();
  }

  /** Gives a delivery up, and stops its webhook. False: another instance's turn, or staff have paused it, which stays so. */
  async giveUp({ deliveryId, id, turn }: LeasedDelivery, attempt: Attempt, now: Date): Promise<boolean> {
    await this.end(deliveryId, { ...attempt, deadAt: () => 'now()' });
    const stop = { pausedAt: now, isStopped: true, version: () => 'version + 1' };
    return (await this.db.repo(Webhook).update({ id, turn, pausedAt: IsNull() }, stop)).affected === 1;
  }

  /** Gives the webhook back. */
  async release({ id, turn }: LeasedWebhook): Promise<void> {
    await this.db
      .repo(Webhook)
      .createQueryBuilder()
      .comment('worker')
      .update()
      .set({ lockedUntil: null })
      .where({ id, turn })
      .execute();
  }

  /** Deletes deliveries that were done before this time. */
  async deleteDoneBefore(then: Date): Promise<void> {
    await this.db.repo(WebhookDelivery).delete({ doneAt: LessThan(then) });
  }

  private async end(id: number, values: Attempt & { doneAt?: () => string; deadAt?: () => string }): Promise<void> {
    await this.db.repo(WebhookDelivery).update(id, values);
  }
}
