import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/config.ts';
import { joinedRead } from '../../../platform/health/joined-read.ts';
import { Metrics } from '../../../platform/health/metrics.ts';
import { lastBackupAt } from '../../../platform/last-backup.ts';
import type { QueueRow } from './operations.ts';
import { OperationsRepository } from './operations.repository.ts';

/** The same as the page of the operator tells, as figures. */
@Injectable()
export class OperationsMetrics implements OnModuleInit {
  private readonly queues = joinedRead(() => this.operations.queues());
  private readonly sizes = joinedRead(() => this.operations.sizes());

  constructor(
    private readonly metrics: Metrics,
    private readonly operations: OperationsRepository,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const ofQueues = (name: string, help: string, figure: (queue: QueueRow) => number) =>
      this.metrics.gauges(
        name,
        help,
        'queue',
        async () => new Map((await this.queues()).map((row) => [row.name, figure(row)])),
      );
    ofQueues('queue_waiting', 'Work of a queue that is not done', ({ waiting }) => waiting);
    ofQueues('queue_failed', 'Work of a queue that was given up or cannot be read', ({ failed }) => failed);
    this.metrics.gauge('database_bytes', 'Size of the database', async () => (await this.sizes()).database);
    this.metrics.gauge('replay_files_bytes', 'Size of the kept replay files', async () => (await this.sizes()).replays);
    this.metrics.gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0: never', async () => {
      const at = await lastBackupAt(this.config.dataDir);
      return at === null ? 0 : at.getTime() / 1000;
    });
  }
}
