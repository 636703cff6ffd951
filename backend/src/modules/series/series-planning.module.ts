import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { DivisionAdminModule } from '../divisions/division-admin.module.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesPlanRepository } from './series-plan.repository.ts';
import { SeriesPlanService } from './series-plan.service.ts';
import { SeriesPlanningController } from './series-planning.controller.ts';
import { SeriesPlanningResolver } from './series-planning.resolver.ts';

/** Which series a division has, and when they are played. */
@Module({
  imports: [AuditModule, DivisionAdminModule],
  controllers: [SeriesPlanningController],
  providers: [ScheduleRepository, ScheduleService, SeriesPlanRepository, SeriesPlanService, SeriesPlanningResolver],
})
export class SeriesPlanningModule {}
