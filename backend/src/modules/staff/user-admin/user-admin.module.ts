import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { AuthModule } from '../../auth/auth.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { GameAccountsModule } from '../../players/accounts/game-accounts.module.ts';
import { PlayersModule } from '../../players/players.module.ts';
import { SanctionsModule } from '../../players/sanctions/sanctions.module.ts';
import { PersonAccountsService } from './identity/person-accounts.service.ts';
import { PersonIdentityResolver } from './identity/person-identity.resolver.ts';
import { PlayerDetailsRepository } from './identity/player-details.repository.ts';
import { PlayerDetailsService } from './identity/player-details.service.ts';
import { PersonNotesRepository } from './notes/person-notes.repository.ts';
import { PersonNotesResolver } from './notes/person-notes.resolver.ts';
import { PersonNotesService } from './notes/person-notes.service.ts';
import { PersonRepository } from './person/person.repository.ts';
import { PersonResolver } from './person/person.resolver.ts';
import { PersonService } from './person/person.service.ts';
import { NewPlayerService } from './new-player.service.ts';
import { UsersAdminController } from './users-admin.controller.ts';
import { UsersAdminRepository } from './users-admin.repository.ts';
import { UsersAdminResolver } from './users-admin.resolver.ts';
import { UsersAdminService } from './users-admin.service.ts';

/** Staff manage accounts and players, and look at one person. */
@Module({
  imports: [AuditModule, AuthModule, GameAccountsModule, NotificationsModule, PlayersModule, SanctionsModule],
  controllers: [UsersAdminController],
  providers: [
    NewPlayerService,
    PersonAccountsService,
    PersonIdentityResolver,
    PersonNotesRepository,
    PersonNotesResolver,
    PersonNotesService,
    PersonRepository,
    PersonResolver,
    PersonService,
    PlayerDetailsRepository,
    PlayerDetailsService,
    UsersAdminRepository,
    UsersAdminResolver,
    UsersAdminService,
  ],
  exports: [NewPlayerService, UsersAdminService],
})
export class UserAdminModule {}
