import { Module } from '@nestjs/common';
import { DivisionAdminModule } from '../../seasons/divisions/admin/division-admin.module.ts';
import { SeriesPlanningModule } from '../../series/plan/series-planning.module.ts';
import { SeriesReportModule } from '../../series/report/series-report.module.ts';
import { PlayersModule } from '../../players/players.module.ts';
import { TeamsModule } from '../../teams/teams.module.ts';
import { SignupsModule } from '../../seasons/signups/signups.module.ts';
import { TeamAdminModule } from '../team-admin/team-admin.module.ts';
import { UserAdminModule } from '../user-admin/user-admin.module.ts';
import { ImportDivisionsService } from './import-divisions.service.ts';
import { ImportNewTeamsService } from './import-new-teams.service.ts';
import { ImportLinesService } from './import-lines.service.ts';
import { ImportSeriesService } from './import-series.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import { ImportsResolver } from './imports.resolver.ts';
import { ImportsService } from './imports.service.ts';
import { ImportTeamsService } from './import-teams.service.ts';

/** Staff import tables of other programs. */
@Module({
  imports: [
    DivisionAdminModule,
    PlayersModule,
    SeriesPlanningModule,
    SeriesReportModule,
    SignupsModule,
    TeamAdminModule,
    TeamsModule,
    UserAdminModule,
  ],
  providers: [
    ImportDivisionsService,
    ImportLinesService,
    ImportNewTeamsService,
    ImportSeriesService,
    ImportSubjectsRepository,
    ImportsResolver,
    ImportsService,
    ImportTeamsService,
  ],
})
export class ImportsModule {}
