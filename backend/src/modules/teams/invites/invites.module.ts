import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { SettingsModule } from '../../content/settings/settings.module.ts';
import { TeamsModule } from '../teams.module.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';
import { InviteListsService } from './invite-lists.service.ts';
import { InvitesController } from './invites.controller.ts';
import { InvitesRepository } from './invites.repository.ts';
import { InvitesResolver } from './invites.resolver.ts';
import { InvitesService } from './invites.service.ts';
import { JoiningService } from './joining.service.ts';
import { TeamInvitesService } from './team-invites.service.ts';

@Module({
  imports: [NotificationsModule, SettingsModule, TeamsModule],
  controllers: [InvitesController],
  providers: [
    InviteListsRepository,
    InviteListsService,
    InvitesRepository,
    InvitesResolver,
    InvitesService,
    JoiningService,
    TeamInvitesService,
  ],
  exports: [InvitesService, JoiningService],
})
export class InvitesModule {}
