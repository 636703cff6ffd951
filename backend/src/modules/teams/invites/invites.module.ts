import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { SettingsModule } from '../../content/settings/settings.module.ts';
import { TeamsModule } from '../teams.module.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';
import { InviteListsService } from './invite-lists.service.ts';
import { InviteLinksRepository } from './invite-links.repository.ts';
import { InviteLinksResolver } from './invite-links.resolver.ts';
import { InviteLinksService } from './invite-links.service.ts';
import { InvitesController } from './invites.controller.ts';
import { InvitesRepository } from './invites.repository.ts';
import { InvitesResolver } from './invites.resolver.ts';
import { InvitesService } from './invites.service.ts';
import { JoiningService } from './joining.service.ts';
import { LinkInvitesService } from './link-invites.service.ts';
import { TeamInvitesService } from './team-invites.service.ts';

@Module({
  imports: [NotificationsModule, SettingsModule, TeamsModule],
  controllers: [InvitesController],
  providers: [
    InviteListsRepository,
    InviteListsService,
    InviteLinksRepository,
    InviteLinksResolver,
    InviteLinksService,
    InvitesRepository,
    InvitesResolver,
    InvitesService,
    JoiningService,
    LinkInvitesService,
    TeamInvitesService,
  ],
  exports: [InviteLinksService, InvitesService, JoiningService, LinkInvitesService],
})
export class InvitesModule {}
