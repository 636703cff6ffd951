import { Module } from '@nestjs/common';
import { StandingsController } from './standings.controller.ts';
import { StandingsRepository } from './standings.repository.ts';
import { StandingsResolver } from './standings.resolver.ts';
import { StandingsService } from './standings.service.ts';

@Module({
  controllers: [StandingsController],
  providers: [StandingsRepository, StandingsService, StandingsResolver],
  exports: [StandingsService],
})
export class StandingsModule {}
