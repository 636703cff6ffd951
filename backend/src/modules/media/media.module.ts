import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { DiscordImages } from '../../integrations/discord/discord-images.ts';
import { S3Client } from '../../integrations/s3/s3-client.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { ChatPicturesController } from './chat-pictures.controller.ts';
import { ChatPicturesService } from './chat-pictures.service.ts';
import { FolderImageStore } from './folder-image-store.ts';
import { ImageIntake } from './image-intake.service.ts';
import { ImageShelf } from './image-shelf.ts';
import type { ImageStore } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';
import { ImagesService } from './images.service.ts';
import { MediaController } from './media.controller.ts';
import { S3ImageStore } from './s3-image-store.ts';
import { Thumbnails } from './thumbnails.ts';

function storeOf({ uploads }: AppConfig, folder: string): ImageStore {
  if (uploads.kind === 'file') return new FolderImageStore(join(uploads.dir, folder));
  return new S3ImageStore(new S3Client(uploads.address, uploads), folder);
}

/** The store of public pictures in this configuration. The demo league uses the same folder. */
export const imageStoreOf = (config: AppConfig): ImageStore => storeOf(config, 'images');

/** Both stores of this configuration: public pictures, and pictures that are not accepted yet. */
export const imageShelfOf = (config: AppConfig): ImageShelf =>
  new ImageShelf(imageStoreOf(config), storeOf(config, 'pending'));

/** Receives, stores and serves pictures, and serves the chat provider's pictures. */
@Module({
  controllers: [MediaController, ChatPicturesController],
  providers: [
    ChatPicturesService,
    ImageIntake,
    ImagesRepository,
    ImagesService,
    Thumbnails,
    {
      provide: DiscordImages,
      useFactory: ({ discord }: AppConfig) => new DiscordImages(discord.imagesUrl),
      inject: [AppConfig],
    },
    {
      provide: ImageShelf,
      useFactory: imageShelfOf,
      inject: [AppConfig],
    },
  ],
  exports: [ImageIntake, ImagesService, Thumbnails],
})
export class MediaModule {}
