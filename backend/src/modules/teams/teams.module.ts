import { Module } from '@nestjs/common';
import { NotificationsModule } from '../messages/notifications/notifications.module.ts';
import { SanctionsModule } from '../players/sanctions/sanctions.module.ts';
import { SettingsModule } from '../content/settings/settings.module.ts';
import { CaptaincyService } from './roster/captaincy.service.ts';
import { LeaveService } from './roster/leave.service.ts';
import { RostersRepository } from './rosters.repository.ts';
import { ShortTeamService } from './roster/short-team.service.ts';
import { StaffRosterService } from './roster/staff-roster.service.ts';
import { TeamIdentityRepository } from './team-identity.repository.ts';
import { TeamIdentityService } from './team-identity.service.ts';
import { TeamRosterController } from './roster/team-roster.controller.ts';
import { TeamRosterResolver } from './roster/team-roster.resolver.ts';
import { OwnTeamLoader } from './roster/own-team.loader.ts';
import { TeamRosterService } from './roster/team-roster.service.ts';
import { TeamListRepository } from './team-list.repository.ts';
import { TeamListResolver } from './team-list.resolver.ts';
import { TeamListService } from './team-list.service.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsRepository } from './teams.repository.ts';
import { TeamsResolver } from './teams.resolver.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  imports: [NotificationsModule, SanctionsModule, SettingsModule],
  controllers: [TeamsController, TeamRosterController],
  providers: [
    TeamListRepository,
    TeamListResolver,
    TeamListService,
    CaptaincyService,
    LeaveService,
    RostersRepository,
    ShortTeamService,
    StaffRosterService,
    TeamIdentityRepository,
    TeamIdentityService,
    TeamRosterResolver,
    OwnTeamLoader,
    TeamRosterService,
    TeamsRepository,
    TeamsResolver,
    TeamsService,
  ],
  exports: [LeaveService, OwnTeamLoader, StaffRosterService, TeamIdentityService, TeamRosterService, TeamsService],
})
export class TeamsModule {}
