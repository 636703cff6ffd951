import { Module } from '@nestjs/common';
import { ChatModule } from '../../chat/chat.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { SeriesNoticesRepository } from './series-notices.repository.ts';
import { SeriesNoticesService } from './series-notices.service.ts';

/** Notices to teams about their series. */
@Module({
  imports: [ChatModule, NotificationsModule],
  providers: [SeriesNoticesRepository, SeriesNoticesService],
  exports: [SeriesNoticesService],
})
export class SeriesNoticesModule {}
