import { Module } from '@nestjs/common';
import { SeriesPlanningModule } from '../../plan/series-planning.module.ts';
import { WeekMattersRepository } from './week-matters.repository.ts';
import { WeekMattersResolver } from './week-matters.resolver.ts';
import { WeekMattersService } from './week-matters.service.ts';

/** What needs staff in the match week. */
@Module({
  imports: [SeriesPlanningModule],
  providers: [WeekMattersRepository, WeekMattersResolver, WeekMattersService],
})
export class WeekMattersModule {}
