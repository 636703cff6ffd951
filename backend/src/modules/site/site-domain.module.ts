import { Module } from '@nestjs/common';
import { FeedsModule } from './feeds/feeds.module.ts';
import { LiveModule } from './live/live.module.ts';
import { MyWeekModule } from './my-week/my-week.module.ts';
import { PageViewsModule } from './page-views/page-views.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { SearchModule } from './search/search.module.ts';

/** Pages that gather from everywhere: search, previews for other sites, feeds, a player's week. */
@Module({
  imports: [MyWeekModule, PagesModule, SearchModule, LiveModule, FeedsModule, PreviewsModule, PageViewsModule],
})
export class SiteDomainModule {}
