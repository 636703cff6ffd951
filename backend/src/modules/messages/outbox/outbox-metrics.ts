import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/health/metrics.ts';
import { OutboxRepository } from './outbox.repository.ts';

/** Metrics that show an operator that the chat is too slow, or that staff have to decide. */
@Injectable()
export class OutboxMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly entries: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('outbox_oldest_seconds', 'Age of the oldest entry that is not done', () =>
      this.entries.oldestSeconds(),
    );
    this.metrics.gauge(
      'outbox_dead_entries',
      'Entries that were given up',
      async () => (await this.entries.count()).dead,
    );
  }
}
