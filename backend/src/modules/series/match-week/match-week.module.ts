import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { SeriesModule } from '../series.module.ts';
import { WeekFeed } from './live/week-feed.ts';
import { WeekLiveResolver } from './live/week-live.resolver.ts';
import { WeekRulesRepository } from './rules/week-rules.repository.ts';
import { WeekRulesResolver } from './rules/week-rules.resolver.ts';
import { WeekRulesService } from './rules/week-rules.service.ts';
import { TimelineRepository } from './timeline.repository.ts';
import { TimelineService } from './timeline.service.ts';
import { WeekSeriesRepository } from './week-series.repository.ts';
import { WeekSeriesResolver } from './week-series.resolver.ts';
import { WeekSeriesService } from './week-series.service.ts';

/** The series of the match week, as their captains handle them (R27). Its parts are modules of their own. */
@Module({
  imports: [AuditModule, SeriesModule],
  providers: [
    TimelineRepository,
    TimelineService,
    WeekFeed,
    WeekLiveResolver,
    WeekRulesRepository,
    WeekRulesResolver,
    WeekRulesService,
    WeekSeriesRepository,
    WeekSeriesResolver,
    WeekSeriesService,
  ],
  exports: [TimelineService, WeekRulesService, WeekSeriesService],
})
export class MatchWeekModule {}
