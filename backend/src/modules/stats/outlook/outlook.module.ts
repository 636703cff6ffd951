import { Module } from '@nestjs/common';
import { HeadToHeadRepository } from './head-to-head/head-to-head.repository.ts';
import { HeadToHeadResolver } from './head-to-head/head-to-head.resolver.ts';
import { HeadToHeadService } from './head-to-head/head-to-head.service.ts';
import { OutlookRepository } from './outlook.repository.ts';
import { OutlookResolver } from './outlook.resolver.ts';
import { OutlookService } from './outlook.service.ts';

/** What can be said about a series before and after it is played (R28), and about two teams or players (R30). */
@Module({
  providers: [
    OutlookRepository,
    OutlookService,
    OutlookResolver,
    HeadToHeadRepository,
    HeadToHeadService,
    HeadToHeadResolver,
  ],
})
export class OutlookModule {}
