import { Injectable } from '@nestjs/common';
import type { KeysetSlice, PagedList } from '../../../platform/db/keyset.ts';
import type { TransferListFilter, TransferListOrder } from './transfer-list.ts';
import { TransferListRepository } from './transfer-list.repository.ts';
import type { Transfer } from './transfer.ts';

/** Partners' list of all transfers. */
@Injectable()
export class TransferListService {
  constructor(private readonly lists: TransferListRepository) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(filter: TransferListFilter, order: TransferListOrder, slice: KeysetSlice): PagedList<Transfer> {
    return this.lists.list(filter, order, slice);
  }
}
