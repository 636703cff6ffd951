import { Injectable } from '@nestjs/common';
import type { KeysetSlice, PagedList } from '../../../platform/db/keyset.ts';
import { GameListRepository } from './game-list.repository.ts';
import type { GameListFilter, GameListOrder, ListedGame } from './game-list.ts';

/** Partners' list of all games. */
@Injectable()
export class GameListService {
  constructor(private readonly lists: GameListRepository) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(filter: GameListFilter, order: GameListOrder, slice: KeysetSlice): PagedList<ListedGame> {
    return this.lists.list(filter, order, slice);
  }
}
