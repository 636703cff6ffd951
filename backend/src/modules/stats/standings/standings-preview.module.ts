import { Module } from '@nestjs/common';
import { SeriesPlanningModule } from '../../series/plan/series-planning.module.ts';
import { SeriesReportModule } from '../../series/report/series-report.module.ts';
import { StandingsPreviewResolver } from './standings-preview.resolver.ts';
import { StandingsPreviewService } from './standings-preview.service.ts';
import { StandingsModule } from './standings.module.ts';

/**
 * Previews of a table before staff save. A module of its own, because the tables themselves know nothing about staff.
 */
@Module({
  imports: [StandingsModule, SeriesPlanningModule, SeriesReportModule],
  providers: [StandingsPreviewResolver, StandingsPreviewService],
})
export class StandingsPreviewModule {}
