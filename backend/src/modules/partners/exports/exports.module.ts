import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { S3Client } from '../../../integrations/s3/s3-client.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { ExportsController } from './exports.controller.ts';
import { ExportsRepository } from './exports.repository.ts';
import { ExportsService } from './exports.service.ts';
import { DumpStore } from './nightly/dump-store.ts';
import { FolderDumpStore } from './nightly/folder-dump-store.ts';
import { NightlyDumps } from './nightly/nightly-dumps.service.ts';
import { NightlyController } from './nightly/nightly.controller.ts';
import { S3DumpStore } from './nightly/s3-dump-store.ts';

/** The folder of the nightly dumps in the store of files. Backups leave it out. */
const FOLDER = 'exports';

const dumpStoreOf = ({ uploads }: AppConfig): DumpStore =>
  uploads.kind === 'file'
    ? new FolderDumpStore(join(uploads.dir, FOLDER))
    : new S3DumpStore(new S3Client(uploads.address, uploads), FOLDER);

/** The league's public data as files, at any time and of each night. */
@Module({
  controllers: [NightlyController, ExportsController],
  providers: [
    ExportsRepository,
    ExportsService,
    NightlyDumps,
    { provide: DumpStore, useFactory: dumpStoreOf, inject: [AppConfig] },
  ],
  exports: [NightlyDumps],
})
export class ExportsModule {}
