import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { AttachAccountService } from './replays/attach-account.service.ts';
import { CaptainReportService } from './captain-report.service.ts';
import { DivisionsModule } from '../../seasons/divisions/divisions.module.ts';
import { GameAccountsModule } from '../../players/accounts/game-accounts.module.ts';
import { ReplayContextRepository } from './replays/replay-context.repository.ts';
import { IncomingReplaysModule } from './replays/incoming-replays.module.ts';
import { NightReplaysController } from './replays/night-replays.controller.ts';
import { NightReplaysRepository } from './replays/night-replays.repository.ts';
import { NightReplaysService } from './replays/night-replays.service.ts';
import { PlayedResultService } from './played-result.service.ts';
import { ReplayReader } from './replays/replay-reader.ts';
import { ReplayUploadService } from './replays/replay-upload.service.ts';
import { SeriesNoticesModule } from '../plan/series-notices.module.ts';
import { SeriesModule } from '../series.module.ts';
import { StagesModule } from '../stages/stages.module.ts';
import { SeriesReportController } from './series-report.controller.ts';
import { SeriesReportRepository } from './series-report.repository.ts';
import { SeriesReportResolver } from './series-report.resolver.ts';
import { SeriesReportService } from './series-report.service.ts';

/** Writes results: reports, corrects and removes them. `series.module.ts` reads them. */
@Module({
  imports: [
    AuditModule,
    DivisionsModule,
    GameAccountsModule,
    IncomingReplaysModule,
    SeriesModule,
    SeriesNoticesModule,
    StagesModule,
  ],
  controllers: [NightReplaysController, SeriesReportController],
  providers: [
    AttachAccountService,
    CaptainReportService,
    ReplayContextRepository,
    NightReplaysRepository,
    NightReplaysService,
    PlayedResultService,
    ReplayReader,
    ReplayUploadService,
    SeriesReportRepository,
    SeriesReportResolver,
    SeriesReportService,
  ],
  exports: [CaptainReportService, ReplayReader, ReplayUploadService, SeriesReportService],
})
export class SeriesReportModule {}
