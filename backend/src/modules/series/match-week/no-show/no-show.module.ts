import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { NotificationsModule } from '../../../messages/notifications/notifications.module.ts';
import { SeriesReportModule } from '../../report/series-report.module.ts';
import { EvidenceModule } from '../evidence/evidence.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { NoShowDecisionsService } from './no-show-decisions.service.ts';
import { NoShowJobService } from './no-show-job.service.ts';
import { NoShowRepository } from './no-show.repository.ts';
import { NoShowResolver } from './no-show.resolver.ts';
import { NoShowAnnouncements } from './no-show-announcements.service.ts';
import { NoShowService } from './no-show.service.ts';

/** Walkovers that captains claim when the other team does not come. */
@Module({
  imports: [AuditModule, EvidenceModule, MatchWeekModule, NotificationsModule, SeriesReportModule],
  providers: [
    NoShowDecisionsService,
    NoShowJobService,
    NoShowRepository,
    NoShowResolver,
    NoShowAnnouncements,
    NoShowService,
  ],
})
export class NoShowModule {}
