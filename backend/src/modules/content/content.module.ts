import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.ts';
import { ContentResolver } from './content.resolver.ts';
import { ContentService } from './content.service.ts';

@Module({
  controllers: [ContentController],
  providers: [ContentResolver, ContentService],
  exports: [ContentService],
})
export class ContentModule {}
