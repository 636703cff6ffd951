import { Module } from '@nestjs/common';
import { PageViewsController } from './page-views.controller.ts';
import { PageViewsRepository } from './page-views.repository.ts';
import { PageViewsResolver } from './page-views.resolver.ts';
import { PageViewsService } from './page-views.service.ts';

/** How often pages are read. */
@Module({
  controllers: [PageViewsController],
  providers: [PageViewsRepository, PageViewsResolver, PageViewsService],
  exports: [PageViewsService],
})
export class PageViewsModule {}
