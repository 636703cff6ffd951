import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { OutboxMetrics } from './outbox-metrics.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { OutboxResolver } from './outbox.resolver.ts';
import { OutboxService } from './outbox.service.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { Performers } from './performers.ts';

/** Work outside of the league, after the commit (docs/decisions/009). */
@Module({
  imports: [AuditModule],
  providers: [OutboxMetrics, OutboxRepository, OutboxResolver, OutboxService, OutboxWorker, Performers],
  exports: [OutboxService, Performers],
})
export class OutboxModule {}
