import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AppConfig, ConfigError } from '../../platform/config/config.ts';
import { ImageIntake } from './image-intake.service.ts';
import { ImageShelf } from './image-shelf.ts';
import { ImageStore } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';
import { ImagesService } from './images.service.ts';
import { MediaController } from './media.controller.ts';

function storeOf({ uploads }: AppConfig, folder: string): ImageStore {
  if (uploads.kind !== 'file') throw new ConfigError(['UPLOADS: only file:<folder> can hold pictures']);
  return new ImageStore(join(uploads.dir, folder));
}

/** Where the public pictures of this configuration are; the demo league draws into the same folder. */
export const imageStoreOf = (config: AppConfig): ImageStore => storeOf(config, 'images');

/** Takes pictures in, keeps them and shows them. */
@Module({
  controllers: [MediaController],
  providers: [
    ImageIntake,
    ImagesRepository,
    ImagesService,
    {
      provide: ImageShelf,
      useFactory: (config: AppConfig) => new ImageShelf(imageStoreOf(config), storeOf(config, 'pending')),
      inject: [AppConfig],
    },
  ],
  exports: [ImageIntake],
})
export class MediaModule {}
