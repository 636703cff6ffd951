import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ChatModule } from '../chat/chat.module.ts';
import { MediaModule } from '../content/media/media.module.ts';
import { NewsAdminController } from './admin/news-admin.controller.ts';
import { NewsAdminRepository } from './admin/news-admin.repository.ts';
import { NewsAdminResolver } from './admin/news-admin.resolver.ts';
import { NewsAdminService } from './admin/news-admin.service.ts';
import { OutboxModule } from '../messages/outbox/outbox.module.ts';
import { NewsAnnouncementsRepository } from './news-announcements.repository.ts';
import { NewsAnnouncementsService } from './news-announcements.service.ts';
import { NewsCategoriesService } from './admin/news-categories.service.ts';
import { NewsController } from './news.controller.ts';
import { NewsListRepository } from './news-list.repository.ts';
import { NewsListResolver } from './news-list.resolver.ts';
import { NewsListService } from './news-list.service.ts';
import { NewsRepository } from './news.repository.ts';
import { NewsResolver } from './news.resolver.ts';
import { NewsService } from './news.service.ts';
import { NewsUploadsService } from './admin/news-uploads.service.ts';

/** The news: read by everyone, written by writers and admins. */
@Module({
  imports: [AuditModule, ChatModule, MediaModule, OutboxModule],
  controllers: [NewsController, NewsAdminController],
  providers: [
    NewsAdminRepository,
    NewsAdminResolver,
    NewsAdminService,
    NewsAnnouncementsRepository,
    NewsAnnouncementsService,
    NewsCategoriesService,
    NewsListRepository,
    NewsListResolver,
    NewsListService,
    NewsRepository,
    NewsResolver,
    NewsService,
    NewsUploadsService,
  ],
  exports: [NewsAnnouncementsService, NewsService],
})
export class NewsModule {}
