import { Module } from '@nestjs/common';
import { PageHeads } from '../../../platform/web/page-heads.ts';
import { ContentModule } from '../../content/content.module.ts';
import { MediaModule } from '../../content/media/media.module.ts';
import { NewsModule } from '../../news/news.module.ts';
import { SeasonEndModule } from '../../stats/season-end/season-end.module.ts';
import { SeriesModule } from '../../series/series.module.ts';
import { StandingsModule } from '../../stats/standings/standings.module.ts';
import { CareersModule } from '../../stats/careers/careers.module.ts';
import { FieldPlayModule } from '../../stats/recordings/play/field-play.module.ts';
import { StatsModule } from '../../stats/stats.module.ts';
import { ContestPreviewsService } from './contest-previews.service.ts';
import { ListPreviewsService } from './list-previews.service.ts';
import { ProfilePreviewsService } from './profile-previews.service.ts';
import { PageHeadsService } from './page-heads.service.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { PreviewsService } from './previews.service.ts';
import { SitemapController } from './sitemap.controller.ts';
import { SitemapRepository } from './sitemap.repository.ts';
import { SitemapService } from './sitemap.service.ts';

/** What other sites show of links to the site: head tags in the HTML, drawn pictures, and the list of all pages. */
@Module({
  imports: [
    CareersModule,
    ContentModule,
    FieldPlayModule,
    MediaModule,
    NewsModule,
    SeasonEndModule,
    SeriesModule,
    StandingsModule,
    StatsModule,
  ],
  controllers: [PicturesController, SitemapController],
  providers: [
    PreviewsRepository,
    ContestPreviewsService,
    ListPreviewsService,
    ProfilePreviewsService,
    PreviewsService,
    PicturesService,
    SitemapRepository,
    SitemapService,
    { provide: PageHeads, useClass: PageHeadsService },
  ],
  exports: [PageHeads],
})
export class PreviewsModule {}
