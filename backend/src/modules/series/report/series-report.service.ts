import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import type { EligiblePlayers, ReportedGame } from '../../../domain/series/series-report.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import * as Result from '../../../domain/series/series-result.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import * as SeriesTime from '../../../domain/series/series-time.ts';
import * as TeamNotices from '../../../domain/teams/team-notices.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { PlayerTotalsService } from '../../divisions/player-totals.service.ts';
import { SeriesNoticesService } from '../plan/series-notices.service.ts';
import { NO_RESULT, recordedReport, recordedWalkover } from './recorded-result.ts';
import type { RecordedResult } from './recorded-result.ts';
import { SeriesReportRepository } from './series-report.repository.ts';
import type { LastRow, LockedSeries, ReportableSeries } from './reportable-series.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import type { StoredGame } from './series-report.repository.ts';

/** A series, and the version that the caller saw. Without a version: the version when the call arrives. */
export interface SeriesTarget {
  seriesId: number;
  version: number | null;
}

/** A series whose result was changed, with its new version. */
export interface ChangedSeries {
  seriesId: number;
  version: number;
}

/** A game of a report with the fingerprint of the replay that it came from, if any. */
export type GameOfReport = ReportedGame & { replayDigest: string | null };

/** What the caller says about a report beside its games. */
export interface ReportChoices {
  /** The players' numbers come later, and no game has rows (R22). */
  isResultOnly: boolean;
  /** Suspended or banned players did play, and the caller knows it (R24). */
  acceptsKeptOut: boolean;
}

/** Callers of the documented call have no page that asks, and what was played must be possible to report. */
const USUAL: ReportChoices = { isResultOnly: false, acceptsKeptOut: true };

/** The content of the report form. */
export interface SeriesReportForm {
  seriesId: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  format: SeriesFormat;
  homeTeamId: number;
  awayTeamId: number;
  version: number;
  players: EligiblePlayer[];
  /** Who played in each team's last game before this one. */
  lastLineUp: LastRow[];
  games: StoredGame[];
  isOwnTeam: boolean;
  isReportedByOwnTeam: boolean;
  mayChange: boolean;
}

/** Reports, corrects, resets and decides series (R2, R5), each in one transaction. Standings are computed when read. */
@Injectable()
export class SeriesReportService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly reports: SeriesReportRepository,
    private readonly totals: PlayerTotalsService,
    private readonly audit: AuditService,
    private readonly notices: SeriesNoticesService,
  ) {}

  /** What staff need to report a series; null when there is no such series. */
  async form(actor: Actor, seriesId: number): Promise<SeriesReportForm | null> {
    const series = await this.reports.findById(seriesId);
    if (!series) return null;
    const [players, lastLineUp, games, isOwnTeam] = await Promise.all([
      this.reports.findEligiblePlayers(seriesId),
      this.reports.findLastLineUp(seriesId),
      this.reports.findGames(seriesId),
      this.isOwnTeam(actor, series),
    ]);
    const mayChange = SeriesReport.mayChange(actor, { divisionAdminUserId: series.divisionAdminUserId, isOwnTeam });
    return { ...series, seriesId, players, lastLineUp, games, isOwnTeam, mayChange };
  }

  /** The same, but refuses an unknown id with SERIES_NOT_FOUND. */
  async existingForm(actor: Actor, seriesId: number): Promise<SeriesReportForm> {
    const form = await this.form(actor, seriesId);
    if (!form) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    return form;
  }

  /** The players who may stand in the report for one team. Refuses a team that does not play in the series. */
  async playersOf(actor: Actor, seriesId: number, teamId: number): Promise<EligiblePlayer[]> {
    const { homeTeamId, awayTeamId, players } = await this.existingForm(actor, seriesId);
    if (teamId !== homeTeamId && teamId !== awayTeamId) {
      throw new LeagueError('NOT_FOUND', 'api.series.team-not-in-series', { field: 'teamId' });
    }
    const side = teamId === homeTeamId ? 'home' : 'away';
    return players.filter((player) => player.side === side);
  }

  /**
   * Stores a result, or replaces the stored one. Refuses an impossible result and says what is wrong.
   */
  report(
    actor: Actor,
    target: SeriesTarget,
    games: readonly GameOfReport[],
    { isResultOnly, acceptsKeptOut }: ReportChoices = USUAL,
  ): Promise<ChangedSeries> {
    return this.change(actor, 'report', target, async (series, before) => {
      SeriesTime.assertMayBePlayed(series);
      const result = Result.resultOf(
        series.format,
        games.map((game) => game.goals),
      );
      const eligible = await this.reports.findEligiblePlayers(series.id);
      const names = eligibleNames(eligible);
      if (isResultOnly) SeriesReport.assertNoRows(games);
      else SeriesReport.assertRows(games, names);
      const keptOut = keptOutIn(games, eligible);
      SeriesReport.assertKeptOutKnown(keptOut, acceptsKeptOut);
      assertDistinctReplays(games);
      if (series.isReported) await this.reports.deleteGames(series.id);
      const by = { ...this.by(actor, series), walkover: null, hasPlayerNumbers: !isResultOnly };
      await this.reports.storePlayed(series, games, result, by);
      const after = games.flatMap((game) => [...game.rows.home, ...game.rows.away].map((row) => row.playerId));
      const playerIds = [...new Set([...before, ...after])];
      if (before.length > 0) await this.totals.recompute(series.divisionId, playerIds);
      else
        await this.totals.countNew(series.divisionId, { home: series.homeTeamId, away: series.awayTeamId }, playerIds);
      return { ...recordedReport(result, games, names), keptOut };
    });
  }

  /** Stores a walkover for one side, or for neither side (R5). It replaces a stored result. */
  declareWalkover(actor: Actor, target: SeriesTarget, walkover: Walkover): Promise<ChangedSeries> {
    return this.change(actor, 'walkover', target, async (series, before) => {
      await this.removeGames(series, before);
      const result = Result.walkoverResult(series.format, walkover);
      await this.reports.updateResult(series.id, result, {
        ...this.by(actor, series),
        walkover,
        hasPlayerNumbers: true,
      });
      // the same walkover again is no news
      if (series.walkover !== walkover) {
        await this.notices.tell(series.id, (names) => TeamNotices.walkoverGiven(names, walkover));
      }
      return recordedWalkover(result, walkover);
    });
  }

  /** Deletes a result with its games and rows. The series has a time, or is not started, as before (R5). */
  reset(actor: Actor, target: SeriesTarget): Promise<ChangedSeries> {
    return this.change(actor, 'reset', target, async (series, before) => {
      if (!series.isReported) throw new LeagueError('SERIES_NOT_REPORTED', 'api.series.not-reported');
      await this.removeGames(series, before);
      await this.reports.clearResult(series.id);
      await this.notices.tell(series.id, TeamNotices.resultReset);
      return NO_RESULT;
    });
  }

  /**
   * Locks the series, checks that the actor may change it and saw the latest version, and then runs `work`. `work` gets
   * the players of the old result, and returns the new result.
   */
  private async change(
    actor: Actor,
    act: 'report' | 'walkover' | 'reset',
    { seriesId, version }: SeriesTarget,
    work: (series: LockedSeries, before: readonly number[]) => Promise<RecordedResult & { keptOut?: string[] }>,
  ): Promise<ChangedSeries> {
    const seen = version ?? (await this.reports.findById(seriesId))?.version;
    return this.db.transaction(async () => {
      const series = await this.reports.lockById(seriesId, actor.playerId);
      if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
      const { divisionAdminUserId, isOwnTeam } = series;
      SeriesReport.assertMayChange(actor, { divisionAdminUserId, isOwnTeam });
      if (series.version !== seen) {
        throw new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');
      }
      const stands = series.isReported ? await this.reports.findResult(seriesId) : null;
      const { keptOut = [], ...after } = await work(series, stands?.playerIds ?? []);
      await this.audit.record(actor, {
        act: `series.${act}`,
        objectKind: 'series',
        objectId: seriesId,
        before: stands?.recorded ?? NO_RESULT,
        after,
        ...(keptOut.length > 0 ? { about: { keptOut } } : {}),
        isOwnTeam,
      });
      return { seriesId, version: series.version + 1 };
    });
  }

  private async removeGames(series: ReportableSeries, playerIds: readonly number[]): Promise<void> {
    if (series.isReported) await this.reports.deleteGames(series.id);
    await this.totals.recompute(series.divisionId, playerIds);
  }

  private by({ userId }: Actor, { isOwnTeam }: LockedSeries) {
    return { userId, at: this.clock.now(), isOwnMatter: isOwnTeam };
  }

  private async isOwnTeam(actor: Actor, series: ReportableSeries): Promise<boolean> {
    return actor.playerId !== null && (await this.reports.isOwn(series.id, actor.playerId));
  }
}

function eligibleNames(players: readonly EligiblePlayer[]): EligiblePlayers {
  const of = (side: 'home' | 'away') =>
    new Map(players.filter((player) => player.side === side).map((player) => [player.playerId, player.nickname]));
  return { home: of('home'), away: of('away') };
}

/** The names of the players of the report who were suspended or banned. */
function keptOutIn(games: readonly GameOfReport[], eligible: readonly EligiblePlayer[]): string[] {
  const played = new Set(games.flatMap(({ rows }) => [...rows.home, ...rows.away].map(({ playerId }) => playerId)));
  const out = eligible.filter(({ playerId, keptOut }) => keptOut !== null && played.has(playerId));
  return [...new Set(out.map(({ nickname }) => nickname))];
}

/** Two games of a series cannot have the same box score (R15). The database has a constraint for it too. */
function assertDistinctReplays(games: readonly GameOfReport[]): void {
  const first = new Map<string, number>();
  games.forEach(({ replayDigest }, index) => {
    if (replayDigest === null) return;
    const other = first.get(replayDigest);
    if (other !== undefined) {
      throw new LeagueError('REPLAY_DUPLICATE', 'api.replay.same-game-twice', {
        field: `games.${index}`,
        params: { game: index + 1, other },
      });
    }
    first.set(replayDigest, index + 1);
  });
}
