import { Module } from '@nestjs/common';
import { StatsModule } from '../stats.module.ts';
import { CareersResolver } from './careers.resolver.ts';
import { CareersService } from './careers.service.ts';
import { PlayerCareerRepository } from './player-career.repository.ts';
import { TeamCareerRepository } from './team-career.repository.ts';

/** What players and teams have done over the seasons (R31). */
@Module({
  imports: [StatsModule],
  providers: [PlayerCareerRepository, TeamCareerRepository, CareersService, CareersResolver],
  exports: [CareersService],
})
export class CareersModule {}
