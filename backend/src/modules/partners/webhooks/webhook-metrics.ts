import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/health/metrics.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Metrics that show an operator that partners' programs do not take what is sent to them. */
@Injectable()
export class WebhookMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly webhooks: WebhooksRepository,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('webhook_oldest_seconds', 'Age of the oldest event that an active webhook has not taken', () =>
      this.webhooks.oldestSeconds(),
    );
  }
}
