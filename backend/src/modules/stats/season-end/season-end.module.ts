import { Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../../../platform/graphql/graphql.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { StagesModule } from '../../series/stages/stages.module.ts';
import { GivenHonoursRepository } from './given/given-honours.repository.ts';
import { GivenHonoursResolver } from './given/given-honours.resolver.ts';
import { GivenHonoursService } from './given/given-honours.service.ts';
import { SeasonEndRepository } from './season-end.repository.ts';
import { SeasonEndResolver } from './season-end.resolver.ts';
import { SeasonEndService } from './season-end.service.ts';
import {
  DivisionWinnersResolver,
  PlayerTitlesResolver,
  SeasonHonoursResolver,
  SeasonOfHonoursResolver,
  TeamTitlesResolver,
} from './season-honours.resolver.ts';
import { SeasonHonoursService } from './season-honours.service.ts';
import { SeasonMovementsRepository } from './season-movements.repository.ts';
import { SeasonMovementsResolver } from './season-movements.resolver.ts';
import { SeasonMovementsService } from './season-movements.service.ts';

/** The end of a season: what is open, its final places, and the champions of all settled seasons (R46). */
@Module({
  imports: [AuditModule, LeagueGraphqlModule, StagesModule],
  providers: [
    GivenHonoursRepository,
    GivenHonoursResolver,
    GivenHonoursService,
    SeasonEndRepository,
    SeasonEndService,
    SeasonEndResolver,
    SeasonHonoursService,
    SeasonHonoursResolver,
    DivisionWinnersResolver,
    SeasonOfHonoursResolver,
    PlayerTitlesResolver,
    TeamTitlesResolver,
    SeasonMovementsRepository,
    SeasonMovementsService,
    SeasonMovementsResolver,
  ],
  exports: [SeasonEndService, SeasonHonoursService],
})
export class SeasonEndModule {}
