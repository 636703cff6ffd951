import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { REQUEST_IDS, type NotedKind } from '../../../platform/operations/noted-operations.ts';
import { failedTaskSql } from '../../messages/outbox/failed-task.read.ts';
import { WAITING_EVENTS } from '../../partners/webhooks/waiting-events.read.ts';
import type { QueueRow, StoredOperations } from './operations.ts';

/** How many instances are shown: one that starts again and again would fill the page. */
const INSTANCES = 20;
/** How many kinds of errors, and slow statements. */
const NOTED = 50;

const INSTANCE_ROWS = rowListSql(`
  select i.id, i.host, i.version, ${instantSql('i.started_at')} as "startedAt", ${instantSql('i.seen_at')} as "seenAt",
         case when i.has_ended then 'ended' when i.seen_at > now() - interval '3 minutes' then 'running' else 'lost' end as state,
         i.disk_free as "diskFree", i.memory, i.jobs
    from instance i order by i.has_ended, i.seen_at desc limit ${INSTANCES}`);

/** Of the last 24 hours and the part of the hour before. */
const LAST_DAY = `hour >= date_trunc('hour', now() - interval '24 hours')`;

const notedSql = (kind: NotedKind, order: string): string =>
  rowListSql(`
  select c.name, sum(c.count)::int as count, (sum(c.total_ms) / sum(c.count))::int as "meanMs", max(c.slowest_ms) as "slowestMs",
         ${instantSql('max(c.last_at)')} as "lastAt",
         array(select told.id from operation_count x, unnest(x.request_ids) with ordinality told (id, place)
                where x.kind = c.kind and x.name = c.name and x.${LAST_DAY}
                order by x.hour desc, told.place limit ${REQUEST_IDS}) as "requestIds"
    from operation_count c where c.kind = '${kind}' and c.${LAST_DAY}
   group by c.kind, c.name order by ${order}, c.name limit ${NOTED}`);

/** Waiting, the oldest of it, and given up: of each queue. */
const QUEUES = `
  select 'chat' as name, count(*) filter (where o.done_at is null and o.dead_at is null)::int as waiting,
         ${instantSql('min(o.created_at) filter (where o.done_at is null and o.dead_at is null)')} as "oldestAt",
         count(*) filter (where ${failedTaskSql('o')})::int as failed
    from outbox_entry o
  union all
  select 'webhooks', count(*)::int, ${instantSql('min(e.at)')},
         (select count(*) from webhook_delivery d where d.dead_at is not null)::int
    from ${WAITING_EVENTS} e
  union all
  select 'replay-files', count(*) filter (where f.status = 'waiting')::int,
         ${instantSql("min(f.uploaded_at) filter (where f.status = 'waiting')")},
         count(*) filter (where f.status not in ('waiting', 'read'))::int
    from replay_file f`;

const OPERATIONS = namedRead<StoredOperations>(
  'operations',
  `select ${INSTANCE_ROWS} as instances, ${rowListSql(QUEUES)} as queues,
          ${notedSql('error', 'max(c.last_at) desc')} as errors,
          ${notedSql('slow-statement', 'sum(c.total_ms) desc')} as "slowStatements",
          pg_database_size(current_database()) as "databaseBytes",
          (select json_build_object('files', count(*), 'bytes', coalesce(sum(f.size), 0))
             from (select sha256, max(size) as size from replay_file group by sha256) f) as "replayFiles",
          (select count(*) from image)::int as pictures,
          (select ${instantSql('t.checked_at')} from totals_check t order by t.night desc limit 1) as "totalsCheckedAt",
          (select t.wrong from totals_check t order by t.night desc limit 1) as "totalsWrong"`,
);

const QUEUE_ROWS = namedRead<QueueRow>('operations-queues', QUEUES);

const SIZES = namedRead<{ database: number; replays: number }>(
  'operations-sizes',
  `select pg_database_size(current_database()) as database,
          (select coalesce(sum(f.size), 0)::float8 from (select max(size) as size from replay_file group by sha256) f) as replays`,
);

/** Reads how the installation runs, of all instances. */
@Injectable()
export class OperationsRepository {
  constructor(private readonly db: Db) {}

  async find(): Promise<StoredOperations> {
    const [row] = await this.db.read(OPERATIONS);
    if (!row) throw new Error('a select without a table has a row');
    return row;
  }

  queues(): Promise<QueueRow[]> {
    return this.db.read(QUEUE_ROWS);
  }

  /** In bytes. */
  async sizes(): Promise<{ database: number; replays: number }> {
    return (await this.db.read(SIZES))[0] ?? { database: 0, replays: 0 };
  }
}
