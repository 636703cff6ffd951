import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, mappedPage, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import { SERIES_JSON, seriesTablesSql } from '../series-row.read.ts';
import { toSeriesRow } from '../series-row.ts';
import type { SeriesRow, StoredSeries } from '../series-row.ts';
import { addSeriesFilter, PLAY_TIME_SQL } from './series-list.read.ts';
import type { SeriesListFilter, SeriesListOrder } from './series-list.ts';

const ORDERS: Record<SeriesListOrder, KeysetOrder> = {
  played: { name: 'series played', key: PLAY_TIME_SQL, kind: 'time', id: 's.id' },
  reported: { name: 'series reported', key: 's.reported_at', kind: 'time', id: 's.id' },
  registered: { name: 'series registered', key: 's.id', kind: 'whole', id: 's.id' },
};

/** Partners' list of series, one page at a time. */
@Injectable()
export class SeriesListRepository {
  constructor(private readonly db: Db) {}

  list(filter: SeriesListFilter, order: SeriesListOrder, slice: KeysetSlice): PagedList<SeriesRow> {
    const stored = pagedList<{ item: StoredSeries }>(this.db, () => sqlOf(filter, order), ORDERS[order], slice);
    return mappedPage(stored, ({ item }) => toSeriesRow(item));
  }
}

function sqlOf(filter: SeriesListFilter, order: SeriesListOrder): ListSql {
  const where = addSeriesFilter(new Conditions(), filter);
  if (order === 'reported') where.always('s.reported_at is not null');
  return { columns: `${SERIES_JSON} as item`, from: seriesTablesSql(), where };
}
