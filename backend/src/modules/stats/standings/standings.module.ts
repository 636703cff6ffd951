import { Module } from '@nestjs/common';
import { DivisionsModule } from '../../seasons/divisions/divisions.module.ts';
import { SeriesFormResolver } from './series-form.resolver.ts';
import { SeriesPlacesResolver } from './series-places.resolver.ts';
import { StandingsController } from './standings.controller.ts';
import { StandingsLoader } from './standings.loader.ts';
import { StandingsRepository } from './standings.repository.ts';
import { DraftStandingsResolver } from './draft-standings.resolver.ts';
import { StandingsResolver } from './standings.resolver.ts';
import { WhatIfStandingsResolver } from './what-if-standings.resolver.ts';
import { StandingsService } from './standings.service.ts';

@Module({
  imports: [DivisionsModule],
  controllers: [StandingsController],
  providers: [
    StandingsRepository,
    StandingsService,
    StandingsLoader,
    StandingsResolver,
    DraftStandingsResolver,
    WhatIfStandingsResolver,
    SeriesPlacesResolver,
    SeriesFormResolver,
  ],
  exports: [StandingsService, StandingsLoader],
})
export class StandingsModule {}
