import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { EventsModule } from './events/events.module.ts';
import { ExportsModule } from './exports/exports.module.ts';
import { PartnersModule } from './partners.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

/** What other programs get: access, keys, events, webhooks, exports. */
@Module({
  imports: [AccessModule, EventsModule, PartnersModule, WebhooksModule, ExportsModule],
})
export class PartnersDomainModule {}
