import { Module } from '@nestjs/common';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardTeamsController } from './dashboard-teams.controller.ts';
import { DashboardUsersController } from './dashboard-users.controller.ts';

/** The league in numbers. */
@Module({
  controllers: [DashboardTeamsController, DashboardUsersController],
  providers: [DashboardRepository, DashboardResolver, DashboardService],
})
export class DashboardModule {}
