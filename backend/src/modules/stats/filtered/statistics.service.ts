import { Injectable } from '@nestjs/common';
import { assertBounded } from '../../../domain/competition/statistics/statistics-scope.ts';
import type { KeysetSlice, PagedList } from '../../../platform/db/keyset.ts';
import { StatisticsRepository } from './statistics.repository.ts';
import type {
  PlayerStatistics,
  PlayerStatisticsFilter,
  StatisticsFilter,
  StatisticsRow,
  StatisticsView,
} from './statistics.ts';

/** Statistics of any choice of games that does not grow with the age of the league (R33). */
@Injectable()
export class StatisticsService {
  constructor(private readonly statistics: StatisticsRepository) {}

  /**
   * The players with games in the scope; it is not read yet. Refuses a scope without bounds (FILTER_NEEDED); its page refuses a
   * cursor of another list, order or form (CURSOR_UNKNOWN).
   */
  players(filter: PlayerStatisticsFilter, view: StatisticsView, slice: KeysetSlice): PagedList<PlayerStatistics> {
    assertBounded(filter);
    return this.statistics.players(filter, view, slice);
  }

  /** The teams with games in the scope, with the same refusals. */
  teams(filter: StatisticsFilter, view: StatisticsView, slice: KeysetSlice): PagedList<StatisticsRow> {
    assertBounded(filter);
    return this.statistics.teams(filter, view, slice);
  }
}
