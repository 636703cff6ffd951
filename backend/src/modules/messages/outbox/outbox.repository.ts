import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import type { QueryDeepPartialEntity, UpdateQueryBuilder } from 'typeorm';
import type { Failure } from '../../../domain/messages/outbox.ts';
import { Db } from '../../../platform/db/db.ts';
import { isFreeSql } from '../../../platform/db/lease-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { OutboxEntry } from './outbox-entry.entity.ts';
import { failedTaskSql } from './failed-task.read.ts';
import type { Correction, LeasedEntry, Intention, OutboxCounts, OutboxFilter, OutboxRow } from './outbox.ts';

/** The database's clock, which all instances share. */
const NOW = (): string => 'now()';

/**
 * The key names the effect. A second decision finds the entry, and starts it again unless it is already waiting or
 * running.
 */
const INSERT = namedWrite(
  'insert-outbox-entries',
  `
  insert into outbox_entry (key, kind, subject, about, payload, division_id, next_at)
  select key, kind, subject, about, payload, "divisionId", coalesce("notBefore", now())
    from jsonb_to_recordset($1::jsonb)
      as x(key text, kind text, subject text, about text, payload jsonb, "divisionId" int, "notBefore" timestamptz)
  on conflict (key) do update
     set attempts = 0, created_at = now(), next_at = excluded.next_at, locked_until = null, done_at = null, dead_at = null,
         last_error = null, missing_right = null, result = null, payload = excluded.payload, about = excluded.about,
         change_set_id = excluded.change_set_id
   where outbox_entry.done_at is not null or outbox_entry.dead_at is not null`,
);

/**
 * Corrects the messages that some transactions (`$1`) sent: to the same room with `$2` before the text, or to the same
 * person with `$3`. A message that was itself a correction is followed by what it corrected.
 */
const CORRECT = namedWrite(
  'insert-message-corrections',
  `
  insert into outbox_entry (key, kind, subject, about, payload, division_id)
  select m.key || ':' || current_change_set(), m.kind, m.subject, m.about,
         m.payload - 'corrects' || case when m.payload ? 'corrects' then jsonb_build_object('text', m.payload->>'corrects')
           else jsonb_build_object('text', case m.kind when 'direct-message' then $3 else $2 end || (m.payload->>'text'),
             'corrects', m.payload->>'text') end,
         m.division_id
    from outbox_entry m
   where m.change_set_id = any($1::bigint[]) and m.kind in ('post-message', 'direct-message') and m.dead_at is null order by m.id`,
);

/** No worker has begun it. */
const WAITING = { attempts: 0, doneAt: IsNull(), deadAt: IsNull() };

const NOTIFY = namedWrite('notify-outbox', `select pg_notify('outbox', '')`);

/** The entry is free and due, and is the first of its subject. */
const DUE = `c.done_at is null and c.dead_at is null
   and not exists (select from outbox_entry e
                    where e.subject = c.subject and e.id < c.id and e.done_at is null and e.dead_at is null)`;

const CLAIM = namedWrite<LeasedEntry>(
  'claim-outbox-entries',
  `/* worker */
  with due as materialized (
    select c.id from outbox_entry c
     where ${DUE} and c.next_at <= now() and ${isFreeSql('c.locked_until', '$3')} and c.kind = any($1)
     order by c.next_at, c.id limit $2 for update skip locked)
  update outbox_entry o set attempts = o.attempts + 1, locked_until = now() + make_interval(secs => $3)
    from due where o.id = due.id
  returning o.id, o.kind, o.subject, o.payload, o.attempts, o.created_at as "createdAt",
            o.attempts > 1 or o.last_error is not null as "mayBeDone"`,
);

const NEXT_DUE = namedRead<{ ms: number | null }>(
  'outbox-next-due',
  `/* worker */
  select extract(epoch from min(greatest(c.next_at, coalesce(c.locked_until, c.next_at))) - now())::float8 * 1000 as ms
    from outbox_entry c where ${DUE} and c.kind = any($1)`,
);

const ROWS = `
  select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id`;

const ENTRY = namedRead<OutboxRow>('outbox-entry', `${ROWS} where o.id = $1`);
const LOCK = namedWrite<OutboxRow>('lock-outbox-entry', `${ROWS} where o.id = $1 for no key update of o`);

const REVIVE = namedWrite(
  'revive-outbox-entries',
  `update outbox_entry o set attempts = 0, next_at = now(), locked_until = null, dead_at = null
     from outbox_entry first
    where first.id = $1 and (o.id = first.id or (o.subject = first.subject and o.id > first.id and o.dead_at is not null))`,
);

/** The newest first, older than `$1`. */
const page = (filter: OutboxFilter, condition: string) =>
  namedRead<OutboxRow>(
    `outbox-page ${filter}`,
    `${ROWS} where ${condition} and ($1::int is null or o.id < $1) order by o.id desc limit $2`,
  );
const PAGES = {
  open: page('open', 'o.done_at is null and o.dead_at is null'),
  failed: page('failed', failedTaskSql('o')),
  dead: page('dead', 'o.dead_at is not null'),
  done: page('done', 'o.done_at is not null'),
} satisfies Record<OutboxFilter, unknown>;

const COUNTS = namedRead<OutboxCounts>(
  'outbox-counts',
  `select count(*) filter (where done_at is null and dead_at is null)::int as open,
          count(*) filter (where done_at is null and dead_at is null and attempts > 0 and last_error is not null)::int as failing,
          count(*) filter (where ${failedTaskSql('o')})::int as failed, count(dead_at)::int as dead, count(done_at)::int as done from outbox_entry o`,
);

const OLDEST = namedRead<{ seconds: number }>(
  'outbox-oldest',
  `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
     from outbox_entry where done_at is null and dead_at is null`,
);

/**
 * Storage of the outbox. All times are the database's, so that differences between the instances' clocks do not matter.
 */
@Injectable()
export class OutboxRepository {
  constructor(private readonly db: Db) {}

  /**
   * Stores entries, each with a key of its own, in the caller's transaction. At the commit, the workers of all instances
   * get a signal.
   */
  async insertIntentions(intentions: readonly Intention[]): Promise<void> {
    await this.db.write(INSERT, [JSON.stringify(intentions)]);
    await this.notifyWorkers();
  }

  /** Moves an entry that no worker has begun to another time. */
  async moveWaiting(key: string, at: Date): Promise<void> {
    await this.update({ nextAt: at })
      .where({ ...WAITING, key })
      .execute();
    await this.notifyWorkers();
  }

  /** Deletes an entry that no worker has begun. Returns whether there was one. */
  async deleteWaiting(key: string): Promise<boolean> {
    const { affected } = await this.db.repo(OutboxEntry).delete({ ...WAITING, key });
    return affected === 1;
  }

  /** Stores a correction of every message of these transactions; `before` stands before its text. */
  async correct(setIds: readonly number[], before: Correction): Promise<void> {
    await this.db.write(CORRECT, [setIds, before.inRooms, before.toPeople]);
    await this.notifyWorkers();
  }

  async notifyWorkers(): Promise<void> {
    await this.db.write(NOTIFY);
  }

  /** Claims at most `most` due entries for `leaseSeconds`: until then no other worker gets them. */
  claim(kinds: readonly string[], most: number, leaseSeconds: number): Promise<LeasedEntry[]> {
    return this.db.write(CLAIM, [kinds, most, leaseSeconds]);
  }

  /** Milliseconds until the next entry is due; null when there is none. */
  async msUntilDue(kinds: readonly string[]): Promise<number | null> {
    return (await this.db.read(NEXT_DUE, [kinds]))[0]?.ms ?? null;
  }

  /** Marks an entry as done, and deletes its secrets. */
  async finish({ id }: LeasedEntry, result: string | null): Promise<void> {
    await this.update({
      doneAt: NOW,
      deadAt: null,
      lockedUntil: null,
      lastError: null,
      missingRight: null,
      result,
      payload: () => "payload - 'sealed'",
    })
      .where({ id, doneAt: IsNull() })
      .execute();
  }

  /** Schedules a failed entry again after `waitMs`. Does nothing when another worker has taken it. */
  async postpone({ id, attempts }: LeasedEntry, { message }: Failure, waitMs: number): Promise<void> {
    const nextAt = () => 'now() + make_interval(secs => :seconds)';
    await this.update({ lockedUntil: null, lastError: message, missingRight: null, nextAt })
      .where({ id, attempts, doneAt: IsNull(), deadAt: IsNull() })
      .setParameters({ seconds: waitMs / 1000 })
      .execute();
  }

  /** Marks an entry as given up. */
  async markDead({ id, attempts }: LeasedEntry, { message, missingRight }: Failure): Promise<void> {
    await this.update({ deadAt: NOW, lockedUntil: null, lastError: message, missingRight })
      .where({ id, attempts, doneAt: IsNull(), deadAt: IsNull() })
      .execute();
  }

  /** Releases an entry, so that another worker can take it at once. */
  async release({ id, attempts }: LeasedEntry): Promise<void> {
    await this.update({ lockedUntil: null, nextAt: NOW }).where({ id, attempts, doneAt: IsNull() }).execute();
    await this.notifyWorkers();
  }

  async lockById(id: number): Promise<OutboxRow | null> {
    return (await this.db.write(LOCK, [id]))[0] ?? null;
  }

  async findById(id: number): Promise<OutboxRow | null> {
    return (await this.db.read(ENTRY, [id]))[0] ?? null;
  }

  /** The newest first, older than `before`. */
  findPage(filter: OutboxFilter, before: number | null, most: number): Promise<OutboxRow[]> {
    return this.db.read(PAGES[filter], [before, most]);
  }

  async count(): Promise<OutboxCounts> {
    return (await this.db.read(COUNTS))[0] as OutboxCounts;
  }

  /** The age of the oldest entry that is not done, in seconds; 0 when there is none. */
  async oldestSeconds(): Promise<number> {
    return (await this.db.read(OLDEST))[0]?.seconds ?? 0;
  }

  /** Starts an entry again at once, together with later entries of its subject that were given up because of it. */
  async revive(id: number): Promise<void> {
    await this.db.write(REVIVE, [id]);
    await this.notifyWorkers();
  }

  async deleteDead(subject: string): Promise<void> {
    await this.db.repo(OutboxEntry).delete({ subject, deadAt: Not(IsNull()) });
  }

  /** Deletes entries that were done before this time. */
  async deleteDoneBefore(then: Date): Promise<void> {
    await this.db.repo(OutboxEntry).delete({ doneAt: LessThan(then) });
  }

  /** The end of an attempt, as a worker stores it. */
  private update(values: QueryDeepPartialEntity<OutboxEntry>): UpdateQueryBuilder<OutboxEntry> {
    return this.db.repo(OutboxEntry).createQueryBuilder().comment('worker').update().set(values);
  }
}
