import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { KeysetSlice, PagedList } from '../../platform/db/keyset.ts';
import type { TeamListFilter, TeamListOrder, TeamPart } from './team-list.ts';
import { TeamListRepository } from './team-list.repository.ts';
import type { TeamPage } from './team.ts';

/** Partners' list of all teams. */
@Injectable()
export class TeamListService {
  constructor(
    private readonly lists: TeamListRepository,
    private readonly clock: Clock,
  ) {}

  /** The list, which is not read yet. Its page refuses a cursor of another list or order (CURSOR_UNKNOWN). */
  list(
    filter: TeamListFilter,
    order: TeamListOrder,
    slice: KeysetSlice,
    wanted: ReadonlySet<TeamPart>,
  ): PagedList<TeamPage> {
    return this.lists.list(filter, order, slice, { now: this.clock.now(), wanted });
  }
}
