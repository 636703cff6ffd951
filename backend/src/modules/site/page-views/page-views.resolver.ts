import { Args, Query, Resolver } from '@nestjs/graphql';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { LanguageEnum } from '../../content/content.type.ts';
import { PageViewsService } from './page-views.service.ts';
import { PageViewPeriodEnum, PageViewsType, type PageViewPeriod } from './page-views.type.ts';

/** How often the site's pages are read, for the dashboard. */
@Resolver()
export class PageViewsResolver {
  constructor(private readonly views: PageViewsService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => PageViewsType)
  pageViews(
    @Args('period', { type: () => PageViewPeriodEnum }) period: PageViewPeriod,
    @Args('language', { type: () => LanguageEnum, description: 'Of the titles' }) language: SiteLanguage,
  ): Promise<PageViewsType> {
    return this.views.ofDays(period, language);
  }
}
