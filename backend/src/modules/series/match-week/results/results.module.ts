import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { NotificationsModule } from '../../../messages/notifications/notifications.module.ts';
import { IncomingReplaysModule } from '../../report/replays/incoming-replays.module.ts';
import { SeriesReportModule } from '../../report/series-report.module.ts';
import { SeriesModule } from '../../series.module.ts';
import { EvidenceModule } from '../evidence/evidence.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { DisputesService } from './disputes.service.ts';
import { OwnReplaysController } from './own-replays.controller.ts';
import { ResultsJobService } from './results-job.service.ts';
import { ResultsRepository } from './results.repository.ts';
import { ResultsResolver } from './results.resolver.ts';
import { ResultsAnnouncements } from './results-announcements.service.ts';
import { ResultsService } from './results.service.ts';
import { WeekReportResolver } from './week-report.resolver.ts';
import { WeekResultsService } from './week-results.service.ts';

/** Results that captains report, confirm and dispute. */
@Module({
  imports: [
    AuditModule,
    EvidenceModule,
    IncomingReplaysModule,
    MatchWeekModule,
    NotificationsModule,
    SeriesModule,
    SeriesReportModule,
  ],
  controllers: [OwnReplaysController],
  providers: [
    DisputesService,
    ResultsJobService,
    ResultsRepository,
    ResultsResolver,
    ResultsAnnouncements,
    ResultsService,
    WeekReportResolver,
    WeekResultsService,
  ],
})
export class ResultsModule {}
