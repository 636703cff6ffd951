import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { KeysetSlice, PagedList } from '../../platform/db/keyset.ts';
import type { NewsListFilter, NewsListOrder } from './news-list.ts';
import { NewsListRepository } from './news-list.repository.ts';
import type { NewsCard } from './news.ts';

/** Partners' list of the published posts. */
@Injectable()
export class NewsListService {
  constructor(
    private readonly lists: NewsListRepository,
    private readonly clock: Clock,
  ) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(filter: NewsListFilter, order: NewsListOrder, slice: KeysetSlice): PagedList<NewsCard> {
    return this.lists.list(this.clock.now(), filter, order, slice);
  }
}
