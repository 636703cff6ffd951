import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../../messages/outbox/outbox.module.ts';
import { CaptainMessagesRepository } from './captain-messages.repository.ts';
import { CaptainMessagesResolver } from './captain-messages.resolver.ts';
import { CaptainMessagesService } from './captain-messages.service.ts';
import { SeriesRemindersRepository } from './series-reminders.repository.ts';
import { SeriesRemindersResolver } from './series-reminders.resolver.ts';
import { SeriesRemindersService } from './series-reminders.service.ts';
import { TellCaptainsService } from './tell-captains.service.ts';

/** What staff write to captains. */
@Module({
  imports: [AuditModule, NotificationsModule, OutboxModule],
  providers: [
    CaptainMessagesRepository,
    CaptainMessagesResolver,
    CaptainMessagesService,
    SeriesRemindersRepository,
    SeriesRemindersResolver,
    SeriesRemindersService,
    TellCaptainsService,
  ],
  exports: [TellCaptainsService],
})
export class CaptainMessagesModule {}
