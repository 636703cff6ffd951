import { Module } from '@nestjs/common';
import { contentStoreOf } from '../../../../integrations/content-store/content-store-of.ts';
import { AppConfig } from '../../../../platform/config/config.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MatchWeekModule } from '../../../series/match-week/match-week.module.ts';
import { IncomingReplaysModule } from '../../../series/report/replays/incoming-replays.module.ts';
import { SeriesReportModule } from '../../../series/report/series-report.module.ts';
import { SettingsModule } from '../../../content/settings/settings.module.ts';
import { KeptReplaysController } from './kept-replays.controller.ts';
import { KeptReplaysService } from './kept-replays.service.ts';
import { REPLAYS, ReplayFileStore } from './replay-file-store.ts';
import { RecordingChoiceService } from './recording-choice.service.ts';
import { ReplayFileListRepository } from './replay-file-list.repository.ts';
import { ReplayFileListService } from './replay-file-list.service.ts';
import { RereadReplayService } from './reread-replay.service.ts';
import { ReplayFilesResolver } from './replay-files.resolver.ts';
import { ReplayFilesRepository } from './replay-files.repository.ts';
import { ReplayFilesService } from './replay-files.service.ts';
import { ReplayRetentionRepository } from './replay-retention.repository.ts';
import { ReplayRetentionService } from './replay-retention.service.ts';

/** The store of kept replay files in this configuration: beside the pictures, in a folder or a bucket. */
export const replayFileStoreOf = ({ uploads }: AppConfig): ReplayFileStore =>
  new ReplayFileStore(contentStoreOf(uploads, REPLAYS));

/** Keeps uploaded replay files (R38). */
@Module({
  imports: [AuditModule, IncomingReplaysModule, MatchWeekModule, SeriesReportModule, SettingsModule],
  controllers: [KeptReplaysController],
  providers: [
    KeptReplaysService,
    ReplayFilesRepository,
    ReplayFileListRepository,
    ReplayFileListService,
    RereadReplayService,
    RecordingChoiceService,
    ReplayFilesResolver,
    ReplayFilesService,
    ReplayRetentionRepository,
    ReplayRetentionService,
    { provide: ReplayFileStore, useFactory: replayFileStoreOf, inject: [AppConfig] },
  ],
  exports: [ReplayFilesRepository, ReplayFilesService],
})
export class ReplayFilesModule {}
