import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { BansService } from './bans.service.ts';
import { SanctionsRepository } from './sanctions.repository.ts';
import { SanctionsResolver } from './sanctions.resolver.ts';
import { SanctionsService } from './sanctions.service.ts';

/** Warnings, suspensions and bans. */
@Module({
  imports: [AuditModule, NotificationsModule],
  providers: [BansService, SanctionsRepository, SanctionsResolver, SanctionsService],
  exports: [BansService, SanctionsService],
})
export class SanctionsModule {}
