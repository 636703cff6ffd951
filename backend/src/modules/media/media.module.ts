import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AppConfig, ConfigError } from '../../platform/config/config.ts';
import { ImageStore } from './image-store.ts';
import { MediaController } from './media.controller.ts';

/** Where the pictures of this configuration are; the demo league draws into the same folder. */
export function imageStoreOf(config: AppConfig): ImageStore {
  if (config.uploads.kind !== 'file') throw new ConfigError(['UPLOADS: only file:<folder> can hold pictures']);
  return new ImageStore(join(config.uploads.dir, 'images'));
}

/** Keeps pictures and serves them. */
@Module({
  controllers: [MediaController],
  providers: [{ provide: ImageStore, useFactory: imageStoreOf, inject: [AppConfig] }],
  exports: [ImageStore],
})
export class MediaModule {}
