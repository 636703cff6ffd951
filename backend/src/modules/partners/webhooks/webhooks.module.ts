import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { AccessModule } from '../access/access.module.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { OwnWebhooksResolver } from './own-webhooks.resolver.ts';
import { OwnWebhooksService } from './own-webhooks.service.ts';
import { WebhookActs } from './webhook-acts.ts';
import { WebhookMetrics } from './webhook-metrics.ts';
import { WebhookOutcomes } from './webhook-outcomes.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhookSender } from './webhook-sender.ts';
import { WebhookTargets } from './webhook-targets.ts';
import { WebhookWorker } from './webhook-worker.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';
import { WebhooksService } from './webhooks.service.ts';

/** Events are sent to partners' programs (docs/decisions/033). */
@Module({
  imports: [AccessModule, AuditModule, EventsModule, NotificationsModule],
  providers: [
    DeliveriesRepository,
    DeliveriesService,
    OwnWebhooksResolver,
    OwnWebhooksService,
    WebhookActs,
    WebhookMetrics,
    WebhookOutcomes,
    WebhookSecrets,
    WebhookSender,
    WebhookTargets,
    WebhookWorker,
    WebhooksRepository,
    WebhooksResolver,
    WebhooksService,
  ],
})
export class WebhooksModule {}
