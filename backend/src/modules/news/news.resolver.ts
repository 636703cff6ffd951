import { Args, Info, Int, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { selectsField } from '../../platform/graphql/selects.ts';
import { NewsService } from './news.service.ts';
import { NewsCategoryType, NewsPageType, NewsPostType } from './news.type.ts';

const PAGE_SIZE = 9;

/** What visitors see of the news. */
@Resolver()
export class NewsResolver {
  constructor(private readonly news: NewsService) {}

  @Public()
  @Query(() => NewsPageType, { name: 'news', description: 'Newest first' })
  page(
    @Args('first', { type: () => Int, nullable: true, defaultValue: PAGE_SIZE }) first: number | null,
    @Args('offset', { type: () => Int, nullable: true }) offset: number | null,
    @Args('categoryId', { type: () => Int, nullable: true }) categoryId: number | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Pick<NewsPageType, 'items'>> {
    const slice = { first: first ?? PAGE_SIZE, offset: offset ?? 0, categoryId: categoryId ?? null };
    return this.news.page(slice, { isCounted: selectsField(info, 'total') });
  }

  @Public()
  @Query(() => NewsPostType, { name: 'newsPost', nullable: true })
  post(@Args('slug') slug: string): Promise<NewsPostType | null> {
    return this.news.findBySlug(slug);
  }

  @Public()
  @Query(() => [NewsCategoryType], { name: 'newsCategories', description: 'By name' })
  categories(): Promise<NewsCategoryType[]> {
    return this.news.categories();
  }
}
