import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { playedSince } from '../../domain/series/series-play.ts';
import { Clock } from '../../platform/clock.ts';
import type { SeriesWithGames } from './series-games.ts';
import { listSize } from './series-lists.ts';
import type { SeriesListName } from './series-lists.ts';
import type { SeriesRow } from './series-row.ts';
import { SeriesRepository } from './series.repository.ts';

/** Reads series. A list never holds more than 100 of them. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  /** A series; null for an unknown id. */
  findById(id: number): Promise<SeriesRow | null> {
    return this.series.findById(id);
  }

  /** A series with its games; refuses an unknown id with SERIES_NOT_FOUND. */
  async detail(id: number): Promise<SeriesWithGames> {
    const found = await this.series.findWithGames(id);
    if (!found) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    return found;
  }

  /** One of the lists of the documented calls: at most `first` rows, 1 to 100. What is coming has not begun. */
  async list(name: SeriesListName, first: number): Promise<SeriesRow[]> {
    const size = listSize(first);
    const now = this.clock.now();
    const lists = await this.series.findLists({ [name]: size }, now, now);
    return lists[name]?.slice(0, size) ?? [];
  }

  /** The series that the caller's own team plays now (R41) or next; null for a visitor, and for a player without a team. */
  async nextOf({ playerId }: Actor): Promise<SeriesRow | null> {
    const now = this.clock.now();
    return playerId === null ? null : this.series.findNextOfPlayer(playerId, now, playedSince(now));
  }

  /** The series of a division's week in the order of play. */
  ofWeek(divisionId: number, week: number): Promise<SeriesRow[]> {
    return this.series.findAllByDivisionAndWeek(divisionId, week);
  }

  /** The series of a division in the order of play. */
  async ofDivision(divisionId: number): Promise<SeriesRow[]> {
    return (await this.series.findAllByDivisions([divisionId])).get(divisionId) ?? [];
  }

  /** The series of a team in a season, in the order of play. */
  ofTeam(teamId: number, seasonId: number): Promise<SeriesRow[]> {
    return this.series.findAllByTeamAndSeason(teamId, seasonId);
  }
}
