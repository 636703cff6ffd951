import { Module } from '@nestjs/common';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { OutboxModule } from './outbox/outbox.module.ts';

/** What reaches people: notices on the site, and what waits to be sent. */
@Module({
  imports: [NotificationsModule, OutboxModule],
})
export class MessagesDomainModule {}
