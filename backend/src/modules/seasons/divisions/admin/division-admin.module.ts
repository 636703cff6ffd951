import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { DivisionAdminController } from './division-admin.controller.ts';
import { DivisionAdminRepository } from './division-admin.repository.ts';
import { DivisionAdminResolver } from './division-admin.resolver.ts';
import { DivisionAdminService } from './division-admin.service.ts';
import { SeasonDivisionsRepository } from './season-divisions.repository.ts';
import { SeasonDivisionsResolver } from './season-divisions.resolver.ts';
import { SeasonDivisionsService } from './season-divisions.service.ts';
import { DivisionEntryResolver } from './division-entry.resolver.ts';
import { NotificationsModule } from '../../../messages/notifications/notifications.module.ts';
import { DivisionsModule } from '../divisions.module.ts';

/** Staff's changes of divisions. `divisions.module.ts` reads them. */
@Module({
  imports: [AuditModule, DivisionsModule, NotificationsModule],
  controllers: [DivisionAdminController],
  providers: [
    DivisionAdminRepository,
    DivisionAdminResolver,
    DivisionAdminService,
    DivisionEntryResolver,
    SeasonDivisionsRepository,
    SeasonDivisionsResolver,
    SeasonDivisionsService,
  ],
  exports: [DivisionAdminService],
})
export class DivisionAdminModule {}
