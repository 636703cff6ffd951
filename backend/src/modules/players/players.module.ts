import { Module } from '@nestjs/common';
import { PlayersController } from './players.controller.ts';
import { PlayersRepository } from './players.repository.ts';
import { PlayersResolver } from './players.resolver.ts';
import { PlayersService } from './players.service.ts';

@Module({
  controllers: [PlayersController],
  providers: [PlayersRepository, PlayersService, PlayersResolver],
  exports: [PlayersService],
})
export class PlayersModule {}
