import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { CaptaincyService } from './membership/captaincy.service.ts';
import { LeaveService } from './membership/leave.service.ts';
import { RostersRepository } from './rosters.repository.ts';
import { ShortTeamService } from './membership/short-team.service.ts';
import { StaffRosterService } from './membership/staff-roster.service.ts';
import { TeamIdentityRepository } from './team-identity.repository.ts';
import { TeamIdentityService } from './team-identity.service.ts';
import { TeamMembershipController } from './membership/team-membership.controller.ts';
import { TeamMembershipResolver } from './membership/team-membership.resolver.ts';
import { TeamMembershipService } from './membership/team-membership.service.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsRepository } from './teams.repository.ts';
import { TeamsResolver } from './teams.resolver.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  imports: [NotificationsModule, SettingsModule],
  controllers: [TeamsController, TeamMembershipController],
  providers: [
    CaptaincyService,
    LeaveService,
    RostersRepository,
    ShortTeamService,
    StaffRosterService,
    TeamIdentityRepository,
    TeamIdentityService,
    TeamMembershipResolver,
    TeamMembershipService,
    TeamsRepository,
    TeamsResolver,
    TeamsService,
  ],
  exports: [LeaveService, StaffRosterService, TeamIdentityService, TeamMembershipService, TeamsService],
})
export class TeamsModule {}
