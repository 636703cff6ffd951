import { Module } from '@nestjs/common';
import { ReplayFilesModule } from '../files/replay-files.module.ts';
import { FieldPlayModule } from '../play/field-play.module.ts';
import { RecordingReader } from '../reading/recording-reader.ts';
import { GameReadingService } from './game-reading.service.ts';
import { ReadingWorker } from './reading-worker.ts';
import { UnreadGamesRepository } from './unread-games.repository.ts';

/** Reads kept replay files into field play (R39). */
@Module({
  imports: [FieldPlayModule, ReplayFilesModule],
  providers: [UnreadGamesRepository, GameReadingService, ReadingWorker, RecordingReader],
})
export class ReadingModule {}
