import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { OperationsModule } from './operations/operations.module.ts';
import { PlayerMergeModule } from './player-merge/player-merge.module.ts';
import { SeasonHealthModule } from './season-health/season-health.module.ts';
import { TeamAdminModule } from './team-admin/team-admin.module.ts';
import { TeamMergeModule } from './team-merge/team-merge.module.ts';
import { UndoModule } from './undo/undo.module.ts';
import { UserAdminModule } from './user-admin/user-admin.module.ts';

/** The back office's own: dashboard, imports, undo, acts on people and teams, and how the installation runs. */
@Module({
  imports: [
    TeamAdminModule,
    UserAdminModule,
    ImportsModule,
    DashboardModule,
    PlayerMergeModule,
    SeasonHealthModule,
    TeamMergeModule,
    UndoModule,
    HousekeepingModule,
    OperationsModule,
  ],
})
export class StaffDomainModule {}
