import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { KeysetSlice, PagedList } from '../../platform/db/keyset.ts';
import type { PlayerListFilter, PlayerListOrder, PlayerPart } from './player-list.ts';
import { PlayerListRepository } from './player-list.repository.ts';
import type { PlayerPage } from './player.ts';

/** Partners' list of all players. */
@Injectable()
export class PlayerListService {
  constructor(
    private readonly lists: PlayerListRepository,
    private readonly clock: Clock,
  ) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(
    filter: PlayerListFilter,
    order: PlayerListOrder,
    slice: KeysetSlice,
    wanted: ReadonlySet<PlayerPart>,
  ): PagedList<PlayerPage> {
    return this.lists.list(filter, order, slice, { now: this.clock.now(), wanted });
  }
}
