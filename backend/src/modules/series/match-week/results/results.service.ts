import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import * as Confirmation from '../../../../domain/match-week/confirmation.ts';
import { assertGame, requiredText } from '../../../../domain/match-week/dispute.ts';
import { sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import { assertVersion } from '../../../../domain/series/series-report.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { CaptainReportService } from '../../report/captain-report.service.ts';
import type { GameOfReport, ReportChoices } from '../../report/played-result.service.ts';
import type { SeenSeries, WeekSeries } from '../week-series.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { ResultsRepository } from './results.repository.ts';
import { ResultsAnnouncements } from './results-announcements.service.ts';
import { resultFacts } from './week-result.ts';

/** What a captain reports. `pictures` are names of end screens that they have uploaded. */
export interface OwnReport extends SeenSeries {
  games: readonly GameOfReport[];
  choices: ReportChoices;
  pictures: readonly string[];
}

/** Why a captain does not accept a result. `game` null: the whole result. */
export interface OwnDispute extends SeenSeries {
  game: number | null;
  reason: string;
  pictures: readonly string[];
}

/** Captains report, confirm and dispute the result of their series (R27). Each act is one transaction that holds the series. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly results: ResultsRepository,
    private readonly reports: CaptainReportService,
    private readonly announcements: ResultsAnnouncements,
  ) {}

  /** Stores a result, which counts at once and waits for the other side. Refuses an impossible one, as for staff. */
  report(actor: Actor, { seriesId, version, games, choices, pictures }: OwnReport): Promise<void> {
    return this.act(actor, { seriesId, version, isReport: true }, async (series, side) => {
      const now = this.clock.now();
      Confirmation.assertMayReport(resultFacts(series), side, now);
      const captain = { side, confirmBy: Confirmation.confirmByOf(now) };
      const result = await this.reports.store(actor, { seriesId, games, choices, captain });
      const score = `${result.homeGames ?? 0}–${result.awayGames ?? 0}`;
      await this.announcements.reported(actor, series, side, { score, pictures });
    });
  }

  /** Accepts the other side's report. */
  confirm(actor: Actor, target: SeenSeries): Promise<void> {
    return this.act(actor, target, async (series, side) => {
      Confirmation.assertMayAnswer(resultFacts(series), side, this.clock.now());
      await this.results.answer(series.id, 'confirmed');
      await this.announcements.confirmed(actor, series, side);
    });
  }

  /** Does not accept the other side's report, and says why. The clock stops, and staff decide. */
  dispute(actor: Actor, { game, reason, pictures, ...target }: OwnDispute): Promise<void> {
    return this.act(actor, target, async (series, side) => {
      const now = this.clock.now();
      Confirmation.assertMayAnswer(resultFacts(series), side, now);
      const text = requiredText(reason, 'reason');
      assertGame(game, await this.results.countGames(series.id));
      await this.results.answer(series.id, 'disputed');
      const disputeId = await this.results.open({ seriesId: series.id, side, gameNumber: game, openedAt: now });
      await this.results.saveStory({ disputeId, side, text, userId: actor.userId, toldAt: now });
      await this.announcements.disputed(actor, series, side, { text, pictures });
    });
  }

  /** A captain tells their side of an open dispute, in the place of what they said before. */
  tell(
    actor: Actor,
    { seriesId, text, pictures }: { seriesId: number; text: string; pictures: readonly string[] },
  ): Promise<void> {
    return this.act(actor, { seriesId, version: null }, async (series, side) => {
      const dispute = await this.results.findDispute(seriesId);
      if (!dispute || dispute.outcome !== null) throw new LeagueError('DISPUTE_OVER', 'api.match-week.dispute.none');
      const story = { disputeId: dispute.id, side, text: requiredText(text, 'text') };
      await this.results.saveStory({ ...story, userId: actor.userId, toldAt: this.clock.now() });
      await this.announcements.toldStory(actor, series, side, { text: story.text, pictures });
    });
  }

  /** Holds the series for a captain who saw its latest version; for a report first what its result changes. */
  private act(
    actor: Actor,
    { seriesId, version, isReport = false }: { seriesId: number; version: number | null; isReport?: boolean },
    work: (series: WeekSeries, side: Side) => Promise<void>,
  ): Promise<void> {
    return this.db.transaction(async () => {
      if (isReport) await this.reports.lockBracket(seriesId);
      const series = await this.week.lockSeries(actor, seriesId);
      const side = sideOfCaptain(series);
      assertVersion(series, version);
      await work(series, side);
    });
  }
}
