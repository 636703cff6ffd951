import { Module } from '@nestjs/common';
import { contentStoreOf } from '../../../integrations/content-store/content-store-of.ts';
import type { ContentStore } from '../../../integrations/content-store/content-store.ts';
import { DiscordImages } from '../../../integrations/discord/discord-images.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { ChatPicturesController } from './chat-pictures.controller.ts';
import { ChatPicturesService } from './chat-pictures.service.ts';
import { ImageIntake } from './image-intake.service.ts';
import { ImageShelf } from './image-shelf.ts';
import { picturesIn } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';
import { ImagesService } from './images.service.ts';
import { MediaController } from './media.controller.ts';
import { Thumbnails } from './thumbnails.ts';

/** The store of public pictures in this configuration. The demo league uses the same folder. */
export const imageStoreOf = ({ uploads }: AppConfig): ContentStore => contentStoreOf(uploads, picturesIn('images'));

/** Both stores of this configuration: public pictures, and pictures that are not accepted yet. */
export const imageShelfOf = (config: AppConfig): ImageShelf =>
  new ImageShelf(imageStoreOf(config), contentStoreOf(config.uploads, picturesIn('pending')));

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
