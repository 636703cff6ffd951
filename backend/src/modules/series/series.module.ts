import { Module } from '@nestjs/common';
import { DivisionsModule } from '../seasons/divisions/divisions.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { CalendarWeekRepository } from './calendar/calendar-week.repository.ts';
import { CalendarWeekResolver } from './calendar/calendar-week.resolver.ts';
import { CalendarWeekService } from './calendar/calendar-week.service.ts';
import { DivisionSeriesResolver } from './division-series.resolver.ts';
import { EveningRepository } from './evening/evening.repository.ts';
import { EveningResolver } from './evening/evening.resolver.ts';
import { EveningService } from './evening/evening.service.ts';
import { SeriesFinders } from './series-finders.ts';
import { SeriesGamesResolver } from './series-games.resolver.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesListRepository } from './lists/series-list.repository.ts';
import { SeriesListResolver } from './lists/series-list.resolver.ts';
import { SeriesListService } from './lists/series-list.service.ts';
import { GameListRepository } from './lists/game-list.repository.ts';
import { GameListResolver } from './lists/game-list.resolver.ts';
import { GameListService } from './lists/game-list.service.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesRepository } from './series.repository.ts';
import { SeriesResolver } from './series.resolver.ts';
import { SeriesService } from './series.service.ts';
import { TeamBriefRepository } from './team-brief/team-brief.repository.ts';
import { TeamBriefResolver } from './team-brief/team-brief.resolver.ts';
import { TeamBriefService } from './team-brief/team-brief.service.ts';
import { TeamSeriesResolver } from './team-series.resolver.ts';

/** Reads series. `series-report.module.ts` stores their results. */
@Module({
  imports: [DivisionsModule, TeamsModule],
  controllers: [SeriesController],
  providers: [
    SeriesListRepository,
    SeriesListResolver,
    SeriesListService,
    GameListRepository,
    GameListResolver,
    GameListService,
    SeriesRepository,
    SeriesService,
    SeriesFinders,
    SeriesLoader,
    SeriesResolver,
    SeriesGamesResolver,
    DivisionSeriesResolver,
    TeamSeriesResolver,
    CalendarWeekRepository,
    CalendarWeekService,
    CalendarWeekResolver,
    EveningRepository,
    EveningService,
    EveningResolver,
    TeamBriefRepository,
    TeamBriefService,
    TeamBriefResolver,
  ],
  exports: [EveningService, SeriesService, SeriesFinders, SeriesLoader],
})
export class SeriesModule {}
