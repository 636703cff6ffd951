import { Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../../../platform/graphql/graphql.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { DivisionAdminModule } from '../../seasons/divisions/admin/division-admin.module.ts';
import { SettingsModule } from '../../content/settings/settings.module.ts';
import { SignupsModule } from '../../seasons/signups/signups.module.ts';
import { SeriesReportModule } from '../../series/report/series-report.module.ts';
import { StagesModule } from '../../series/stages/stages.module.ts';
import { StandingsModule } from '../standings/standings.module.ts';
import { BracketPreviewResolver } from './bracket-preview.resolver.ts';
import { BracketPreviewService } from './bracket-preview.service.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import { StageAdminResolver } from './stage-admin.resolver.ts';
import { StageAdminService } from './stage-admin.service.ts';
import { StageDrawService } from './stage-draw.service.ts';
import { StageExitResolver } from './stage-exit.resolver.ts';
import { StageExitService } from './stage-exit.service.ts';
import { StageHoldersResolver } from './stage-holders.resolver.ts';
import { StagePlacesService } from './stage-places.service.ts';
import { SignupStagesResolver } from './signup-stages.resolver.ts';
import { StageSignupsResolver } from './stage-signups.resolver.ts';
import { StageSignupsService } from './stage-signups.service.ts';
import { StageSourcesService } from './stage-sources.service.ts';
import { StageStrengthsRepository } from './stage-strengths.repository.ts';
import { StageStrengthsResolver } from './stage-strengths.resolver.ts';
import { StageStrengthsService } from './stage-strengths.service.ts';
import { StageWeeksResolver } from './stage-weeks.resolver.ts';
import { StageWeeksService } from './stage-weeks.service.ts';

/** What staff do with stages, and who has the places of tables that they take. */
@Module({
  imports: [
    AuditModule,
    DivisionAdminModule,
    LeagueGraphqlModule,
    NotificationsModule,
    SeriesReportModule,
    SettingsModule,
    SignupsModule,
    StagesModule,
    StandingsModule,
  ],
  providers: [
    BracketPreviewResolver,
    BracketPreviewService,
    StageAdminRepository,
    StageAdminResolver,
    StageAdminService,
    StageDrawService,
    StageExitResolver,
    StageExitService,
    StageHoldersResolver,
    StagePlacesService,
    SignupStagesResolver,
    StageSignupsResolver,
    StageSignupsService,
    StageSourcesService,
    StageStrengthsRepository,
    StageStrengthsResolver,
    StageStrengthsService,
    StageWeeksResolver,
    StageWeeksService,
  ],
})
export class StageAdminModule {}
