import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { WebhookTerms } from '../../../domain/partners/webhook.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { newId } from '../../../platform/db/written.ts';
import { Partner } from '../access/partner.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { WAITING_EVENTS } from './waiting-events.read.ts';
import { IS_LET } from './webhook-let.read.ts';
import type { WebhookRow } from './webhook.ts';

const WEBHOOKS = namedRead<WebhookRow>(
  'webhooks',
  `select w.id, w.name, w.url, w.kinds, w.cursor, w.version, ${instantSql('w.created_at')} as "createdAt",
          case when w.is_stopped then 'stopped' when w.paused_at is not null then 'paused'
               when not ${IS_LET} then 'partner-stopped' else 'active' end as state,
          coalesce(p.nickname, u.discord_username) as "madeBy",
          w.partner_id as "partnerId", a.name as partner, a.user_id as "ownerUserId",
          (select count(*)::int from league_event e where e.position > w.cursor and e.kind = any(w.kinds))
            + (select count(*)::int from webhook_delivery d
                where d.webhook_id = w.id and d.done_at is null and d.dead_at is null) as backlog,
          (select ${instantSql('max(d.done_at)')} from webhook_delivery d where d.webhook_id = w.id) as "lastDoneAt",
          case when w.paused_at is null and w.next_at > now() then ${instantSql('w.next_at')} end as "nextAt"
     from webhook w left join app_user u on u.id = w.made_by_user_id left join player p on p.user_id = u.id
     left join partner a on a.id = w.partner_id
    where ($1::int is null or w.id = $1) and ($2::int is null or w.partner_id = $2) order by ${nameOrder('w.name')}`,
);

const SECRET = namedRead<{ secret: string }>('webhook-secret', 'select secret from webhook where id = $1');

const REVIVE = namedWrite(
  'revive-webhook-deliveries',
  `update webhook_delivery set dead_at = null, attempts = 0 where webhook_id = $1 and dead_at is not null`,
);

const KEEPERS = namedRead<{ userId: number }>(
  'webhook-keepers',
  `select a.user_id as "userId" from webhook w join partner a on a.id = w.partner_id where w.id = $1
   union
   select r.user_id from user_role r join webhook w on w.id = $1 and w.partner_id is null where r.role = 1
   order by 1`,
);

const OLDEST = namedRead<{ seconds: number }>(
  'webhooks-oldest',
  `select coalesce(extract(epoch from now() - min(e.at)), 0)::float8 as seconds from ${WAITING_EVENTS} e`,
);

const NOTIFY = namedWrite('notify-webhooks', `select pg_notify('webhooks', '')`);

/** Who makes a webhook, and which partner keeps it; null: staff. */
export interface WebhookMaker {
  madeByUserId: number | null;
  partnerId: number | null;
}

/** Storage of webhooks, for staff and partners. Methods that write need the caller's transaction. */
@Injectable()
export class WebhooksRepository {
  constructor(private readonly db: Db) {}

  /** The age in seconds of the oldest event that an active webhook has not been sent; 0 when all have everything. */
  async oldestSeconds(): Promise<number> {
    return (await this.db.read(OLDEST))[0]?.seconds ?? 0;
  }

  /** By name. */
  findAll(): Promise<WebhookRow[]> {
    return this.db.read(WEBHOOKS, [null, null]);
  }

  /** Those that a partner keeps, by name. */
  findOf(partnerId: number): Promise<WebhookRow[]> {
    return this.db.read(WEBHOOKS, [null, partnerId]);
  }

  async findById(id: number): Promise<WebhookRow | null> {
    return (await this.db.read(WEBHOOKS, [id, null]))[0] ?? null;
  }

  /**
   * The same, locked until the transaction ends, and before it the partner who keeps it: what is decided on all webhooks of a
   * partner stays true.
   */
  async lockById(id: number): Promise<WebhookRow | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    const kept = await this.db.repo(Webhook).findOne({ select: { id: true, partnerId: true }, where: { id } });
    const partnerId = kept?.partnerId ?? null;
    if (partnerId !== null)
      await this.db.repo(Partner).findOne({ select: { id: true }, where: { id: partnerId }, lock });
    await this.db.repo(Webhook).findOne({ select: { id: true }, where: { id }, lock });
    return this.findById(id);
  }

  /** Stores a webhook that begins after `cursor`, and returns its id. Refuses the name of another one (NAME_TAKEN). */
  async insertWebhook(terms: WebhookTerms, cursor: number, { madeByUserId, partnerId }: WebhookMaker): Promise<number> {
    const row = { ...terms, kinds: [...terms.kinds], cursor, madeByUserId, partnerId };
    return newId(await this.db.repo(Webhook).insert(row).catch(nameTaken));
  }

  /** Refuses the name of another one (NAME_TAKEN). Another address is tried at once. */
  async update(id: number, terms: WebhookTerms): Promise<void> {
    const row = { ...terms, kinds: [...terms.kinds], nextAt: () => 'now()', version: () => 'version + 1' };
    await this.db.repo(Webhook).update(id, row).catch(nameTaken);
    await this.notifyWorkers();
  }

  /** The encrypted secret. */
  async findSecret(id: number): Promise<string> {
    return (await this.db.read(SECRET, [id]))[0]?.secret ?? '';
  }

  /** Stores the encrypted secret; `former` signs too until that time. */
  async setSecret(id: number, secret: string, former: { secret: string; until: Date } | null): Promise<void> {
    const row = { secret, formerSecret: former?.secret ?? null, formerUntil: former?.until ?? null };
    await this.db.repo(Webhook).update(id, { ...row, version: () => 'version + 1' });
  }

  async pause(id: number, pausedAt: Date): Promise<void> {
    await this.db.repo(Webhook).update(id, { pausedAt, isStopped: false, version: () => 'version + 1' });
  }

  /** Sends again from now on, also what was given up. */
  async resume(id: number): Promise<void> {
    const nextAt = () => 'now()';
    await this.db.repo(Webhook).update(id, { pausedAt: null, isStopped: false, nextAt, version: () => 'version + 1' });
    await this.db.write(REVIVE, [id]);
    await this.notifyWorkers();
  }

  /** Sends again what comes after this position. */
  async moveCursor(id: number, cursor: number): Promise<void> {
    await this.db.repo(Webhook).update(id, { cursor, version: () => 'version + 1' });
    await this.notifyWorkers();
  }

  /** The accounts that are told of a stopped webhook: the partner who keeps it, or else all admins. */
  async findKeeperIds(id: number): Promise<number[]> {
    return (await this.db.read(KEEPERS, [id])).map(({ userId }) => userId);
  }

  async delete(id: number): Promise<void> {
    await this.db.repo(Webhook).delete(id);
  }

  /** At the commit, the workers of all instances look. */
  async notifyWorkers(): Promise<void> {
    await this.db.write(NOTIFY);
  }
}

const nameTaken = (error: unknown): never =>
  translateConstraint(error, {
    webhook_name_unique: () => new LeagueError('NAME_TAKEN', 'api.webhook.name-taken', { field: 'name' }),
  });
