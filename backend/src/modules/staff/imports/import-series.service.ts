import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { resultIn, streamIn, weekIn } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { SeriesPlanService } from '../../series/plan/series-plan.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import type { ImportOutcome } from './imported-line.ts';
import { outcomeOf, theOnly } from './line-subject.ts';
import type { TableChoices } from './table-choices.ts';

/** Lines about series: their results, and when they are played. */
@Injectable()
export class ImportSeriesService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly reports: SeriesReportService,
    private readonly plans: SeriesPlanService,
  ) {}

  /** The numbers of the players come later. A result that is already there is never replaced. */
  async saveResult(
    actor: Actor,
    { home = '', away = '', week = '', result = '' }: Cells,
    { acceptsUnusual }: TableChoices,
  ): Promise<ImportOutcome> {
    const written = resultIn(result);
    const found = await this.subjects.findSeries(home, away, weekIn(week));
    const series = theOnly(found);
    if (series.isReported) throw new LeagueError('INVALID_INPUT', 'api.import.has-result');
    const target = { seriesId: series.id, version: series.version };
    if ('walkover' in written) await this.reports.declareWalkover(actor, target, written.walkover);
    else {
      const games = written.games.map((goals) => ({ goals, rows: { home: [], away: [] }, replayDigest: null }));
      const choices = { isResultOnly: true, acceptsSuspended: true, acceptsUnusual };
      await this.reports.report(actor, target, games, choices);
    }
    return 'changed';
  }

  /** The time of a series, and whether it is streamed. An empty cell takes no time away. */
  async savePlan(actor: Actor, cells: Cells): Promise<ImportOutcome> {
    const { series = '', week = '', division = '', season = '', time = '', stream = '' } = cells;
    const seasonId = theOnly(await this.subjects.findSeasons(season));
    const wanted = { teams: series, seasonId, division, week: weekIn(week) };
    const before = await this.plans.getPlanOrThrow(theOnly(await this.subjects.findPlannedSeries(wanted)).id);
    const { id: seriesId, scheduledAt, isStreamed } = before.series;
    const typed = time && StockholmTime.formatTime(StockholmTime.parseTime(time, 'scheduledAt'));
    const now = scheduledAt && StockholmTime.formatTime(new Date(scheduledAt));
    const isSame = typed === '' || minuteOf(typed) === minuteOf(now);
    const wants = streamIn(stream) ?? isStreamed;
    if (isSame && wants === isStreamed) return 'unchanged';
    const plan = { seriesId, version: before.version, scheduledAt: isSame ? now : typed, isStreamed: wants };
    return outcomeOf(before, await this.plans.save(actor, plan));
  }
}

/** Lists show times to the minute. */
const minuteOf = (time: string | null): string | null => time && time.slice(0, 'YYYY-MM-DD HH:mm'.length);
