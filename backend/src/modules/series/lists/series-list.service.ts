import { Injectable } from '@nestjs/common';
import type { KeysetSlice, PagedList } from '../../../platform/db/keyset.ts';
import type { SeriesListFilter, SeriesListOrder } from './series-list.ts';
import { SeriesListRepository } from './series-list.repository.ts';
import type { SeriesRow } from '../series-row.ts';

/** Partners' list of all series. */
@Injectable()
export class SeriesListService {
  constructor(private readonly lists: SeriesListRepository) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(filter: SeriesListFilter, order: SeriesListOrder, slice: KeysetSlice): PagedList<SeriesRow> {
    return this.lists.list(filter, order, slice);
  }
}
