import { Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../../platform/graphql/graphql.module.ts';
import { DivisionsModule } from '../seasons/divisions/divisions.module.ts';
import { PlayersModule } from '../players/players.module.ts';
import { SeriesModule } from '../series/series.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { DivisionPlaces } from './division-places.ts';
import { DivisionStatsResolver } from './division-stats.resolver.ts';
import { PlayerFormRepository } from './player-form.repository.ts';
import { PlayerFormService } from './player-form.service.ts';
import { PlayerSeasonsController } from './player-seasons.controller.ts';
import { PlayerSeasonsRepository } from './player-seasons.repository.ts';
import { PlayerSeasonsResolver } from './player-seasons.resolver.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';
import { SeriesTotalsResolver } from './series-totals.resolver.ts';
import { StatsController } from './stats.controller.ts';
import { StatsLoader } from './stats.loader.ts';
import { StatsRepository } from './stats.repository.ts';
import { StatsService } from './stats.service.ts';
import { TeamStatsResolver } from './team-stats.resolver.ts';
import { LeadersRepository } from './leaders/leaders.repository.ts';
import { LeadersResolver } from './leaders/leaders.resolver.ts';
import { LeadersService } from './leaders/leaders.service.ts';
import { RecordsRepository } from './records/records.repository.ts';
import { RecordsResolver } from './records/records.resolver.ts';
import { RecordsService } from './records/records.service.ts';
import { LeagueNumbersRepository } from './numbers/league-numbers.repository.ts';
import { LeagueNumbersResolver } from './numbers/league-numbers.resolver.ts';
import { LeagueNumbersService } from './numbers/league-numbers.service.ts';
import { SeriesRecordsRepository } from './series-records/series-records.repository.ts';
import { SeriesRecordsResolver } from './series-records/series-records.resolver.ts';
import { SeriesRecordsService } from './series-records/series-records.service.ts';
import { StatisticsRepository } from './filtered/statistics.repository.ts';
import { StatisticsResolver } from './filtered/statistics.resolver.ts';
import { StatisticsService } from './filtered/statistics.service.ts';
import { TotalsCheckRepository } from './check/totals-check.repository.ts';
import { TotalsCheckService } from './check/totals-check.service.ts';

@Module({
  imports: [LeagueGraphqlModule, DivisionsModule, PlayersModule, SeriesModule, TeamsModule],
  controllers: [StatsController, PlayerSeasonsController],
  providers: [
    StatsRepository,
    StatsService,
    StatsLoader,
    DivisionStatsResolver,
    TeamStatsResolver,
    SeriesTotalsResolver,
    PlayerFormRepository,
    PlayerFormService,
    PlayerSeasonsRepository,
    DivisionPlaces,
    PlayerSeasonsService,
    PlayerSeasonsResolver,
    LeadersRepository,
    LeadersService,
    LeadersResolver,
    RecordsRepository,
    RecordsService,
    RecordsResolver,
    SeriesRecordsRepository,
    SeriesRecordsService,
    SeriesRecordsResolver,
    LeagueNumbersRepository,
    LeagueNumbersService,
    LeagueNumbersResolver,
    StatisticsRepository,
    StatisticsService,
    StatisticsResolver,
    TotalsCheckRepository,
    TotalsCheckService,
  ],
  exports: [DivisionPlaces, LeadersService, RecordsService],
})
export class StatsModule {}
