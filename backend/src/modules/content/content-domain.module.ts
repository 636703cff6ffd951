import { Module } from '@nestjs/common';
import { ContentModule } from './content.module.ts';
import { MediaModule } from './media/media.module.ts';
import { SettingsModule } from './settings/settings.module.ts';

/** What the site is made of besides the league: its settings, its texts, its pictures. */
@Module({
  imports: [ContentModule, SettingsModule, MediaModule],
})
export class ContentDomainModule {}
