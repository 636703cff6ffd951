import { Module } from '@nestjs/common';
import { NewsModule } from '../../news/news.module.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsRepository } from './feeds.repository.ts';
import { FeedsService } from './feeds.service.ts';

/** Calendars and feeds for programs other than browsers. */
@Module({
  imports: [NewsModule],
  controllers: [FeedsController],
  providers: [FeedsRepository, FeedsService],
})
export class FeedsModule {}
