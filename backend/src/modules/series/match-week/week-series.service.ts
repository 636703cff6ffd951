import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { WeekSeries } from './week-series.ts';
import { WeekSeriesRepository } from './week-series.repository.ts';

/** A series as its captains handle it (R27). Only its two teams and its staff see it. */
@Injectable()
export class WeekSeriesService {
  constructor(private readonly series: WeekSeriesRepository) {}

  /** null for an unknown series, and for a person who may not see it: both look the same. */
  find(actor: Actor, seriesId: number): Promise<WeekSeries | null> {
    return this.series.findById(seriesId, actor);
  }

  /** The same, but refuses with SERIES_NOT_FOUND. */
  async getSeriesOrThrow(actor: Actor, seriesId: number): Promise<WeekSeries> {
    return found(await this.series.findById(seriesId, actor));
  }

  /** The same, locked until the end of the caller's transaction, together with the rosters of both teams. */
  async lockSeries(actor: Actor, seriesId: number): Promise<WeekSeries> {
    return found(await this.series.lockById(seriesId, actor));
  }
}

function found(series: WeekSeries | null): WeekSeries {
  if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
  return series;
}
