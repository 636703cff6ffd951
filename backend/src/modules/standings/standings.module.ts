import { Module } from '@nestjs/common';
import { StandingsController } from './standings.controller.ts';
import { StandingsLoader } from './standings.loader.ts';
import { StandingsRepository } from './standings.repository.ts';
import { StandingsResolver } from './standings.resolver.ts';
import { StandingsService } from './standings.service.ts';
import { TeamPositionResolver } from './team-position.resolver.ts';

@Module({
  controllers: [StandingsController],
  providers: [StandingsRepository, StandingsService, StandingsLoader, StandingsResolver, TeamPositionResolver],
  exports: [StandingsService],
})
export class StandingsModule {}
