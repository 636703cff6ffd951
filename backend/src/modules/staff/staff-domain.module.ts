import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { PlayerMergeModule } from './player-merge/player-merge.module.ts';
import { SeasonHealthModule } from './season-health/season-health.module.ts';
import { TeamAdminModule } from './team-admin/team-admin.module.ts';
import { TeamMergeModule } from './team-merge/team-merge.module.ts';
import { UndoModule } from './undo/undo.module.ts';
import { UserAdminModule } from './user-admin/user-admin.module.ts';

/** The back office's own: dashboard, imports, undo, and acts on people and teams. */
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
  ],
})
export class StaffDomainModule {}
