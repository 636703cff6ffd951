import { Module } from '@nestjs/common';
import { CareersModule } from './careers/careers.module.ts';
import { LeagueChangesModule } from './league-changes/league-changes.module.ts';
import { SeasonEndModule } from './season-end/season-end.module.ts';
import { SeriesPreviewModule } from './series-preview/series-preview.module.ts';
import { ReplayFilesModule } from './recordings/files/replay-files.module.ts';
import { FieldPlayModule } from './recordings/play/field-play.module.ts';
import { ReadingModule } from './recordings/sweep/reading.module.ts';
import { StageAdminModule } from './stages/stage-admin.module.ts';
import { StandingsPreviewModule } from './standings/standings-preview.module.ts';
import { StandingsModule } from './standings/standings.module.ts';
import { TurnModule } from './turn/turn.module.ts';
import { StatsModule } from './stats.module.ts';

/** What is counted from results: tables, statistics, careers, previews of a series, and what replay files tell. */
@Module({
  imports: [
    StandingsPreviewModule,
    FieldPlayModule,
    ReadingModule,
    StandingsModule,
    StatsModule,
    SeriesPreviewModule,
    CareersModule,
    ReplayFilesModule,
    LeagueChangesModule,
    StageAdminModule,
    SeasonEndModule,
    TurnModule,
  ],
})
export class StatsDomainModule {}
