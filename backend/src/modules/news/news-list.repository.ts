import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { searchTextSql } from '../../platform/db/name-sql.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { Conditions, pagedList } from '../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../platform/db/keyset.ts';
import { partOf } from '../../platform/db/table-page.ts';
import type { NewsListFilter, NewsListOrder } from './news-list.ts';
import { CARD_SQL, MAY_TELL_RESULTS_SQL, newsTablesSql } from './news-card.read.ts';
import type { NewsCard } from './news.ts';

const ORDERS: Record<NewsListOrder, KeysetOrder> = {
  published: { name: 'news time', key: 'n.published_at', kind: 'time', id: 'n.id' },
  registered: { name: 'news registered', key: 'n.id', kind: 'whole', id: 'n.id' },
};

/** Partners' list of the published posts, one page at a time. */
@Injectable()
export class NewsListRepository {
  constructor(private readonly db: Db) {}

  /** Drafts and coming posts at `now` are in no list. */
  list(now: Date, filter: NewsListFilter, order: NewsListOrder, slice: KeysetSlice): PagedList<NewsCard> {
    return pagedList(this.db, () => sqlOf(now, filter), ORDERS[order], slice);
  }
}

const sqlOf = (now: Date, { ids, categoryId, text, from, to }: NewsListFilter): ListSql => ({
  columns: `${CARD_SQL}, ${instantSql('n.published_at')} as "publishedAt", ${MAY_TELL_RESULTS_SQL} as "mayTellResults"`,
  from: newsTablesSql(),
  where: new Conditions()
    .add(ids, (all) => `n.id = any(${all}::int[])`)
    .add(now, (at) => `n.published_at <= ${at}`)
    .add(categoryId, (id) => `n.category_id = ${id}`)
    .add(partOf(text), (pattern) => `${searchTextSql('n.title')} like ${pattern}`)
    .add(from, (at) => `n.published_at >= ${at}`)
    .add(to, (at) => `n.published_at < ${at}`),
});
