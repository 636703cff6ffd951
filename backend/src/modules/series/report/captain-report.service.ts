import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { PlayedResultService } from './played-result.service.ts';
import type { GameOfReport, ReportChoices } from './played-result.service.ts';
import type { CaptainsPart } from './reportable-series.ts';
import { SeriesReportRepository } from './series-report.repository.ts';

/** A captain's report of a series. */
export interface CaptainsReport {
  seriesId: number;
  games: readonly GameOfReport[];
  choices: ReportChoices;
  captain: CaptainsPart;
}

/** Stores what a captain reports. Whether they may is decided by the match week (R27). */
@Injectable()
export class CaptainReportService {
  constructor(
    private readonly clock: Clock,
    private readonly reports: SeriesReportRepository,
    private readonly played: PlayedResultService,
  ) {}

  /** Holds the bracket that the result changes, before the caller holds the series. */
  lockBracket(seriesId: number): Promise<void> {
    return this.played.lockBracket(seriesId);
  }

  /** In the caller's transaction, which holds the series as the captain saw it. Returns the games that each side has won. Refuses an impossible result. */
  async store(
    { userId, playerId }: Actor,
    { seriesId, games, choices, captain }: CaptainsReport,
  ): Promise<{ homeGames: number | null; awayGames: number | null }> {
    const series = await this.reports.lockById(seriesId, playerId);
    if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    const before = series.isReported ? await this.reports.findResult(seriesId) : null;
    const by = { userId, at: this.clock.now(), isOwnMatter: false, captain };
    return this.played.store(series, before?.playerIds ?? [], { games, choices, by });
  }
}
