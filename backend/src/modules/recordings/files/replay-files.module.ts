import { Module } from '@nestjs/common';
import { ReplayFilesRepository } from './replay-files.repository.ts';

/** Keeps uploaded replay files (R38). */
@Module({
  providers: [ReplayFilesRepository],
  exports: [ReplayFilesRepository],
})
export class ReplayFilesModule {}
