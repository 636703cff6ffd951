import { Module } from '@nestjs/common';
import { DivisionFinders } from './division-finders.ts';
import { DivisionsController } from './divisions.controller.ts';
import { DivisionsRepository } from './divisions.repository.ts';
import { DivisionsResolver } from './divisions.resolver.ts';
import { DivisionsService } from './divisions.service.ts';
import { PlayerTotalsRepository } from './player-totals.repository.ts';
import { PlayerTotalsService } from './player-totals.service.ts';

@Module({
  controllers: [DivisionsController],
  providers: [
    DivisionsRepository,
    DivisionsService,
    DivisionFinders,
    DivisionsResolver,
    PlayerTotalsRepository,
    PlayerTotalsService,
  ],
  exports: [DivisionsService, DivisionFinders, PlayerTotalsService],
})
export class DivisionsModule {}
