import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { RequestsModule } from '../../requests/requests.module.ts';
import { DivisionsModule } from '../../seasons/divisions/divisions.module.ts';
import { TeamMergeRepository } from './team-merge.repository.ts';
import { TeamMergeResolver } from './team-merge.resolver.ts';
import { TeamMergeService } from './team-merge.service.ts';

/** Two teams that are one become one (R47). */
@Module({
  imports: [AuditModule, DivisionsModule, NotificationsModule, RequestsModule],
  providers: [TeamMergeRepository, TeamMergeResolver, TeamMergeService],
})
export class TeamMergeModule {}
