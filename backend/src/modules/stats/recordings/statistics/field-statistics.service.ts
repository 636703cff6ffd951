import { Injectable } from '@nestjs/common';
import { assertBounded } from '../../../../domain/competition/statistics/statistics-scope.ts';
import { fieldPercentiles } from '../../../../domain/recordings/play/field-percentiles.ts';
import type { FieldPercentile } from '../../../../domain/recordings/play/field-percentiles.ts';
import { addFieldNumbers, shownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import type { ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import type { KeysetSlice, PagedList } from '../../../../platform/db/keyset.ts';
import type { DivisionRef } from '../../../refs/division-ref.ts';
import type { SeasonRef } from '../../../refs/season-ref.ts';
import type { PlayerStatisticsFilter, StatisticsFilter } from '../../filtered/statistics.ts';
import { FieldSeasonsRepository } from './field-seasons.repository.ts';
import type { FieldDivision } from './field-seasons.repository.ts';
import { FieldStatisticsRepository } from './field-statistics.repository.ts';
import type { FieldStatisticsRow, FieldStatisticsView, PlayerFieldStatistics } from './field-statistics.ts';

/** The numbers of a player or a team from the field in a division of a season. */
export interface FieldSeason {
  season: SeasonRef;
  division: DivisionRef;
  games: number;
  numbers: ShownFieldNumbers;
  percentiles: FieldPercentile[];
}

/** Statistics from the field over seasons, and over any choice of games that does not grow with the league (R33, R39). */
@Injectable()
export class FieldStatisticsService {
  constructor(
    private readonly statistics: FieldStatisticsRepository,
    private readonly seasons: FieldSeasonsRepository,
  ) {}

  /**
   * The players with field play in the scope; it is not read yet. Refuses a scope without bounds (FILTER_NEEDED); its page
   * refuses a cursor of another list, order or form (CURSOR_UNKNOWN).
   */
  players(
    filter: PlayerStatisticsFilter,
    view: FieldStatisticsView,
    slice: KeysetSlice,
  ): PagedList<PlayerFieldStatistics> {
    assertBounded(filter);
    return this.statistics.players(filter, view, slice);
  }

  /** The teams, with the same refusals. */
  teams(filter: StatisticsFilter, view: FieldStatisticsView, slice: KeysetSlice): PagedList<FieldStatisticsRow> {
    assertBounded(filter);
    return this.statistics.teams(filter, view, slice);
  }

  /** A player's seasons with field play, newest first; empty for an unknown player. */
  async seasonsOfPlayer(playerId: number): Promise<FieldSeason[]> {
    return seasonsOf(playerId, await this.seasons.findAllByPlayer(playerId));
  }

  /** The same of a team. Its numbers are those of its credited players. */
  async seasonsOfTeam(teamId: number): Promise<FieldSeason[]> {
    return seasonsOf(teamId, await this.seasons.findAllByTeam(teamId));
  }
}

const seasonsOf = (id: number, divisions: readonly FieldDivision[]): FieldSeason[] =>
  divisions.flatMap(({ season, division, all }) => {
    const contestants = all.map(({ id: one, games, ...sums }) => ({ id: one, games, sums }));
    const own = contestants.find((one) => one.id === id);
    if (!own) return [];
    const numbers = shownFieldNumbers(addFieldNumbers([own.sums]));
    return [{ season, division, games: own.games, numbers, percentiles: fieldPercentiles(id, contestants) }];
  });
