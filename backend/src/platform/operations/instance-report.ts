import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';
import { Db } from '../db/db.ts';
import { namedWrite } from '../db/named-write.ts';
import { Metrics } from '../health/metrics.ts';
import { Every, jobReports } from '../jobs.ts';
import { VERSION } from '../version.ts';
import { notedOperations, REQUEST_IDS, type NotedKind } from './noted-operations.ts';

const MINUTE_MS = 60_000;

/** $1 id, $2 host, $3 version, $4 seconds since the start, $5 free bytes of the disk, $6 bytes of memory, $7 jobs, $8 has it ended? */
const TELL = namedWrite(
  'tell-instance',
  `/* worker */ insert into instance (id, host, version, started_at, seen_at, disk_free, memory, jobs, has_ended)
   values ($1, $2, $3, now() - make_interval(secs => $4::float8), now(), $5, $6, $7, $8)
   on conflict (id) do update set seen_at = excluded.seen_at, disk_free = excluded.disk_free, memory = excluded.memory,
     jobs = excluded.jobs, has_ended = excluded.has_ended`,
);

/** $1 the sums. In one order, so that two instances do not meet. */
const ADD = namedWrite(
  'add-operation-counts',
  `/* worker */ insert into operation_count as known (hour, kind, name, count, total_ms, slowest_ms, last_at, request_ids)
   select date_trunc('hour', now()), kind, name, count, total_ms, slowest_ms, now() - make_interval(secs => ago), request_ids
     from jsonb_to_recordset($1::jsonb) told (kind text, name text, count integer, total_ms bigint, slowest_ms integer, ago float8,
                                              request_ids text[])
    order by 2, 3
   on conflict (hour, kind, name) do update set
     count = known.count + excluded.count, total_ms = known.total_ms + excluded.total_ms,
     slowest_ms = greatest(known.slowest_ms, excluded.slowest_ms), last_at = greatest(known.last_at, excluded.last_at),
     request_ids = (excluded.request_ids || known.request_ids)[1:${REQUEST_IDS}]`,
);

const FORGET = namedWrite('forget-operation-counts', 'delete from operation_count where hour < $1');
const FORGET_INSTANCES = namedWrite('forget-instances', 'delete from instance where seen_at < $1');

/** Tells operators of this instance, once a minute, in two statements: that it runs, its jobs, and what was noted since. */
@Injectable()
export class InstanceReport implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('InstanceReport');
  private readonly id = randomUUID();
  /** In milliseconds of the process, which may have waited before for a build or a migration. */
  private readonly begunAt = performance.now();
  /** Only an instance that serves is told of, not one of a test or a tool. */
  private hasBegun = false;

  constructor(
    private readonly db: Db,
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const total = (name: string, help: string, label: string, kind: NotedKind) =>
      this.metrics.totals(name, help, label, () => notedOperations.totals(kind));
    total('errors_total', 'Errors by where they happened and their kind', 'kind', 'error');
    total('slow_statements_total', 'Statements of the database that were slow', 'statement', 'slow-statement');
    this.metrics.levels('build_info', 'The version that runs', 'version', () => new Map([[VERSION, 1]]));
    this.metrics.gauge('disk_free_bytes', 'Room in the folder of data', async () => {
      const free = await this.freeBytes();
      if (free === null) throw new Error('unknown');
      return free;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.hasBegun) return;
    await this.store(true).catch((error: Error) => this.log.warn(`the end is not told: ${error.message}`));
  }

  /** Stores that the instance runs, and what was noted since the last time. What could not be stored is tried again. */
  @Every('instance-report', MINUTE_MS)
  tell(): Promise<void> {
    this.hasBegun = true;
    return this.store(false);
  }

  /** Deletes what was noted before this time, and instances that were not seen since. */
  async forgetBefore(at: Date): Promise<void> {
    await this.db.write(FORGET, [at]);
    await this.db.write(FORGET_INSTANCES, [at]);
  }

  private async store(hasEnded: boolean): Promise<void> {
    const [free, memory] = [await this.freeBytes(), process.memoryUsage.rss()];
    const jobs = JSON.stringify(jobReports());
    const seconds = (performance.now() - this.begunAt) / 1000;
    await this.db.write(TELL, [this.id, hostname(), VERSION, seconds, free, memory, jobs, hasEnded]);
    const noted = notedOperations.take();
    if (noted.length === 0) return;
    const now = performance.now();
    const sums = noted.map(({ kind, name, count, totalMs, slowestMs, lastAt, requestIds }) => ({
      ...{ kind, name, count, request_ids: requestIds, ago: (now - lastAt) / 1000 },
      ...{ total_ms: Math.round(totalMs), slowest_ms: Math.round(slowestMs) },
    }));
    try {
      await this.db.write(ADD, [JSON.stringify(sums)]);
    } catch (error) {
      notedOperations.putBack(noted);
      throw error;
    }
  }

  private async freeBytes(): Promise<number | null> {
    const disk = await statfs(this.config.dataDir).catch(() => null);
    return disk && disk.bavail * disk.bsize;
  }
}
