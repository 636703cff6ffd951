import { Module } from '@nestjs/common';
import { SeriesModule } from '../../../series/series.module.ts';
import { FieldPlayController } from './field-play.controller.ts';
import { FieldPlayLoader } from './field-play.loader.ts';
import { FieldPlayRepository } from './field-play.repository.ts';
import { FieldPlayService } from './field-play.service.ts';
import { GameFieldPlayResolver } from './game-field-play.resolver.ts';
import { LeagueGameFieldPlayResolver } from './league-game-field-play.resolver.ts';
import { PlayWriterRepository } from './play-writer.repository.ts';
import { SeriesFieldPlayResolver } from './series-field-play.resolver.ts';
import { FieldSeasonsRepository } from '../statistics/field-seasons.repository.ts';
import { FieldStatisticsRepository } from '../statistics/field-statistics.repository.ts';
import { FieldStatisticsResolver } from '../statistics/field-statistics.resolver.ts';
import { FieldStatisticsService } from '../statistics/field-statistics.service.ts';
import { TeamFieldSeasonsResolver } from '../statistics/team-field-seasons.resolver.ts';
import { TracksRepository } from './tracks.repository.ts';

/** What replays tell about the field: stored, and read by pages and programs. */
@Module({
  imports: [SeriesModule],
  controllers: [FieldPlayController],
  providers: [
    FieldPlayRepository,
    TracksRepository,
    PlayWriterRepository,
    FieldPlayService,
    FieldPlayLoader,
    SeriesFieldPlayResolver,
    GameFieldPlayResolver,
    LeagueGameFieldPlayResolver,
    FieldStatisticsRepository,
    FieldSeasonsRepository,
    FieldStatisticsService,
    FieldStatisticsResolver,
    TeamFieldSeasonsResolver,
  ],
  exports: [FieldPlayService, PlayWriterRepository],
})
export class FieldPlayModule {}
