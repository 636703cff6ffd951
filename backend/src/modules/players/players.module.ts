import { Module } from '@nestjs/common';
import { PlayerIdentityRepository } from './player-identity.repository.ts';
import { PlayerIdentityService } from './player-identity.service.ts';
import { GameAccountsModule } from './accounts/game-accounts.module.ts';
import { PlayerListRepository } from './player-list.repository.ts';
import { PlayerListResolver } from './player-list.resolver.ts';
import { PlayerListService } from './player-list.service.ts';
import { PlayersController } from './players.controller.ts';
import { PlayersRepository } from './players.repository.ts';
import { PlayersResolver } from './players.resolver.ts';
import { PlayersService } from './players.service.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationRepository } from './registration/registration.repository.ts';
import { RegistrationResolver } from './registration/registration.resolver.ts';
import { RegistrationService } from './registration/registration.service.ts';

@Module({
  imports: [GameAccountsModule],
  controllers: [PlayersController, RegistrationController],
  providers: [
    PlayerListRepository,
    PlayerListResolver,
    PlayerListService,
    PlayerIdentityRepository,
    PlayerIdentityService,
    PlayersRepository,
    PlayersService,
    PlayersResolver,
    RegistrationRepository,
    RegistrationResolver,
    RegistrationService,
  ],
  exports: [PlayerIdentityService, PlayersService],
})
export class PlayersModule {}
