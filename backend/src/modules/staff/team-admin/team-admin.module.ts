import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { InvitesModule } from '../../teams/invites/invites.module.ts';
import { MediaModule } from '../../content/media/media.module.ts';
import { RequestsModule } from '../../requests/requests.module.ts';
import { TeamsModule } from '../../teams/teams.module.ts';
import { NewTeamService } from './new-team.service.ts';
import { OvertakenService } from './overtaken.service.ts';
import { SaveTeamService } from './save-team.service.ts';
import { TeamAdminController } from './team-admin.controller.ts';
import { TeamAdminRepository } from './team-admin.repository.ts';
import { TeamAdminResolver } from './team-admin.resolver.ts';
import { TeamAdminService } from './team-admin.service.ts';
import { StaffIdentityService } from './staff-identity.service.ts';

/** Staff manage teams. */
@Module({
  imports: [AuditModule, InvitesModule, MediaModule, RequestsModule, TeamsModule],
  controllers: [TeamAdminController],
  providers: [
    NewTeamService,
    OvertakenService,
    SaveTeamService,
    TeamAdminRepository,
    TeamAdminResolver,
    TeamAdminService,
    StaffIdentityService,
  ],
  exports: [NewTeamService, SaveTeamService, TeamAdminService],
})
export class TeamAdminModule {}
