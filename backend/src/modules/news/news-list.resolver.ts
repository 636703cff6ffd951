import { Args, Extensions, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../platform/graphql/connection.ts';
import { SEARCHES } from '../../platform/graphql/costs.ts';
import { NewsConnectionType, NewsListArgs } from './news-list.type.ts';
import { NewsListService } from './news-list.service.ts';

/** All published news, for programs. */
@Resolver()
export class NewsListResolver {
  constructor(private readonly news: NewsListService) {}

  @Public()
  @Extensions(SEARCHES)
  @Query(() => NewsConnectionType, { name: 'allNews', description: 'Every published post, newest first' })
  all(@Args() { filter, order, ...page }: NewsListArgs, @Info() info: GraphQLResolveInfo): Promise<NewsConnectionType> {
    return connectionOf(
      info,
      this.news.list(filter ?? {}, order?.by ?? 'published', sliceOf(page, order?.direction, 'desc')),
    );
  }
}
