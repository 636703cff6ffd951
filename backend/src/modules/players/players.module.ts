import { Module } from '@nestjs/common';
import { PlayerIdentityRepository } from './player-identity.repository.ts';
import { PlayerIdentityService } from './player-identity.service.ts';
import { PlayersController } from './players.controller.ts';
import { PlayersRepository } from './players.repository.ts';
import { PlayersResolver } from './players.resolver.ts';
import { PlayersService } from './players.service.ts';

@Module({
  controllers: [PlayersController],
  providers: [PlayerIdentityRepository, PlayerIdentityService, PlayersRepository, PlayersService, PlayersResolver],
  exports: [PlayerIdentityService, PlayersService],
})
export class PlayersModule {}
