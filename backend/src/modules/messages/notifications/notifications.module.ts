import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsResolver } from './notifications.resolver.ts';
import { UnreadFeed } from './unread-feed.ts';
import { UnreadResolver } from './unread.resolver.ts';
import { NotificationsService } from './notifications.service.ts';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsRepository, NotificationsResolver, NotificationsService, UnreadFeed, UnreadResolver],
  exports: [NotificationsService],
})
export class NotificationsModule {}
