import { Module } from '@nestjs/common';
import { SeriesPlanningModule } from '../series/plan/series-planning.module.ts';
import { SeriesReportModule } from '../series/report/series-report.module.ts';
import { StandingsPreviewResolver } from './standings-preview.resolver.ts';
import { StandingsPreviewService } from './standings-preview.service.ts';
import { StandingsModule } from './standings.module.ts';

/** What a table becomes before staff save. Apart from the tables themselves, which know no staff. */
@Module({
  imports: [StandingsModule, SeriesPlanningModule, SeriesReportModule],
  providers: [StandingsPreviewResolver, StandingsPreviewService],
})
export class StandingsPreviewModule {}
