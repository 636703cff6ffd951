import { Module } from '@nestjs/common';
import { StandingsModule } from '../standings/standings.module.ts';
import { HeadToHeadRepository } from './head-to-head/head-to-head.repository.ts';
import { HeadToHeadResolver } from './head-to-head/head-to-head.resolver.ts';
import { HeadToHeadService } from './head-to-head/head-to-head.service.ts';
import { SeriesChanceResolver } from './series-chance.resolver.ts';
import { SeriesPreviewRepository } from './series-preview.repository.ts';
import { SeriesPreviewResolver } from './series-preview.resolver.ts';
import { SeriesPreviewService } from './series-preview.service.ts';

/** What can be said about a series before and after it is played (R28), and about two teams or players (R30). */
@Module({
  imports: [StandingsModule],
  providers: [
    SeriesPreviewRepository,
    SeriesPreviewService,
    SeriesPreviewResolver,
    SeriesChanceResolver,
    HeadToHeadRepository,
    HeadToHeadService,
    HeadToHeadResolver,
  ],
})
export class SeriesPreviewModule {}
