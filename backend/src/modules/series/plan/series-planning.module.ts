import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { DivisionAdminModule } from '../../seasons/divisions/admin/division-admin.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { ChatModule } from '../../chat/chat.module.ts';
import { AdminSeriesRoomResolver, SeriesRoomResolver } from './series-room.resolver.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesNoticesModule } from './series-notices.module.ts';
import { SeriesPlanRepository } from './series-plan.repository.ts';
import { SeriesPlanService } from './series-plan.service.ts';
import { SeriesPlanningController } from './series-planning.controller.ts';
import { SeriesPlanningResolver } from './series-planning.resolver.ts';
import { SeriesTimesRepository } from './series-times.repository.ts';
import { SeriesTimesResolver } from './series-times.resolver.ts';
import { SeriesTimesService } from './series-times.service.ts';
import { BulkSeriesResolver } from './bulk-series.resolver.ts';
import { BulkSeriesService } from './bulk-series.service.ts';
import { SeriesModule } from '../series.module.ts';
import { SeriesReportModule } from '../report/series-report.module.ts';
import { CaptainsLoader } from '../table/captains.loader.ts';
import { CaptainsRepository } from '../table/captains.repository.ts';
import {
  AdminSeriesCaptainsResolver,
  NextCaptainsResolver,
  SeriesReportCaptainsResolver,
} from '../table/captains.resolver.ts';
import { SeriesTableRepository } from '../table/series-table.repository.ts';
import { SeriesTableResolver } from '../table/series-table.resolver.ts';
import { SeriesTableService } from '../table/series-table.service.ts';
import { TakenSeriesRepository } from '../taken/taken-series.repository.ts';
import { TakenSeriesResolver } from '../taken/taken-series.resolver.ts';
import { TakenSeriesService } from '../taken/taken-series.service.ts';
import { TeamDecisionResolver } from '../report/team-decision.resolver.ts';
import { TeamDecisionService } from '../report/team-decision.service.ts';

/** The schedule of a division, and the times of its series. */
@Module({
  imports: [
    AuditModule,
    ChatModule,
    DivisionAdminModule,
    NotificationsModule,
    SeriesModule,
    SeriesNoticesModule,
    SeriesReportModule,
  ],
  controllers: [SeriesPlanningController],
  providers: [
    ScheduleRepository,
    ScheduleService,
    SeriesPlanRepository,
    SeriesPlanService,
    SeriesPlanningResolver,
    SeriesRoomResolver,
    AdminSeriesRoomResolver,
    AdminSeriesCaptainsResolver,
    NextCaptainsResolver,
    SeriesReportCaptainsResolver,
    CaptainsLoader,
    CaptainsRepository,
    SeriesTableRepository,
    SeriesTableResolver,
    SeriesTableService,
    SeriesTimesRepository,
    SeriesTimesResolver,
    SeriesTimesService,
    BulkSeriesResolver,
    BulkSeriesService,
    TakenSeriesRepository,
    TakenSeriesResolver,
    TakenSeriesService,
    TeamDecisionResolver,
    TeamDecisionService,
  ],
  exports: [CaptainsLoader, SeriesPlanService],
})
export class SeriesPlanningModule {}
