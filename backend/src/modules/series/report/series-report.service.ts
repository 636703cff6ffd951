import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { disputeOutcomeOf } from '../../../domain/match-week/dispute.ts';
import { claimOutcomeOf } from '../../../domain/match-week/no-show.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import type { Side } from '../../../domain/sides.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { PlayedChoice } from '../../../domain/stages/bracket-changes.ts';
import * as TeamNotices from '../../../domain/teams/team-notices.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { SeriesNoticesService } from '../plan/series-notices.service.ts';
import { PlayedResultService } from './played-result.service.ts';
import type { GameOfReport, ReportChoices, StoredResult } from './played-result.service.ts';
import { NO_RESULT } from './recorded-result.ts';
import { SeriesReportRepository } from './series-report.repository.ts';
import type { LineUpRow, LockedSeries, ReportableSeries, StoredGame } from './reportable-series.ts';
import type { EligiblePlayer } from './eligible-player.ts';

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

/** Callers of the documented call have no page that asks, and what was played must be possible to report. */
const DOCUMENTED: ReportChoices = { isResultOnly: false, acceptsSuspended: true, acceptsUnusual: true };

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
  lastLineUp: LineUpRow[];
  /** Whom the captains have named for this one; none outside of the match week. */
  namedLineUp: LineUpRow[];
  games: StoredGame[];
  isOwnTeam: boolean;
  isReportedByOwnTeam: boolean;
  /** Its captains contest it: a result that staff store ends that, with a reason. */
  isContested: boolean;
  mayChange: boolean;
}

/** What staff do to a result, and why it ends what captains contest. */
interface AskedChange {
  act: 'report' | 'walkover' | 'reset';
  walkover?: Walkover | null;
  reason: string | null | undefined;
}

/** Reports, corrects, resets and decides series (R2, R5), each in one transaction. Standings are computed when read. */
@Injectable()
export class SeriesReportService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly reports: SeriesReportRepository,
    private readonly played: PlayedResultService,
    private readonly audit: AuditService,
    private readonly notices: SeriesNoticesService,
  ) {}

  /**
   * What is needed to report a series; null when there is no such series. The players' accounts are only for staff who may
   * report it (T116): a captain needs none, because the server itself compares them with replays.
   */
  async form(actor: Actor, seriesId: number): Promise<SeriesReportForm | null> {
    const series = await this.reports.findById(seriesId);
    if (!series) return null;
    const [players, lastLineUp, namedLineUp, games, isOwnTeam] = await Promise.all([
      this.reports.findEligiblePlayers(seriesId),
      this.reports.findLastLineUp(seriesId),
      this.reports.findNamedLineUp(seriesId),
      this.reports.findGames(seriesId),
      this.isOwnTeam(actor, series),
    ]);
    const mayChange = SeriesReport.mayChange(actor, { divisionAdminUserId: series.divisionAdminUserId, isOwnTeam });
    const shown = mayChange ? players : players.map((player) => ({ ...player, accounts: [] }));
    return { ...series, seriesId, players: shown, lastLineUp, namedLineUp, games, isOwnTeam, mayChange };
  }

  /** The same, but refuses an unknown id with SERIES_NOT_FOUND. */
  async existingForm(actor: Actor, seriesId: number): Promise<SeriesReportForm> {
    const form = await this.form(actor, seriesId);
    if (!form) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    return form;
  }

  /** Refuses an unknown series (SERIES_NOT_FOUND), and who may not report it. */
  async assertMayChange(actor: Actor, seriesId: number): Promise<void> {
    const series = await this.reports.findById(seriesId);
    if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    const isOwnTeam = await this.isOwnTeam(actor, series);
    SeriesReport.assertMayChange(actor, { divisionAdminUserId: series.divisionAdminUserId, isOwnTeam });
  }

  /** The players who may stand in the report for one side of a series that the caller knows to exist. */
  async eligiblePlayers(seriesId: number, side: Side): Promise<EligiblePlayer[]> {
    return (await this.reports.findEligiblePlayers(seriesId)).filter((player) => player.side === side);
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
    choices: ReportChoices = DOCUMENTED,
  ): Promise<ChangedSeries> {
    const asked = { act: 'report', reason: choices.reason } as const;
    return this.change(actor, asked, target, (series, before) =>
      this.played.store(series, before, { games, choices, by: this.by(actor, series) }),
    );
  }

  /** Stores a walkover for one side, or for neither side (R5). It replaces a stored result. */
  declareWalkover(
    actor: Actor,
    target: SeriesTarget,
    walkover: Walkover,
    reason?: string | null,
    played?: PlayedChoice | null,
  ): Promise<ChangedSeries> {
    return this.change(actor, { act: 'walkover', walkover, reason }, target, (series, before) =>
      this.played.storeWalkover(series, before, { walkover, by: this.by(actor, series), played }),
    );
  }

  /** Deletes a result with its games and rows. The series has a time, or is not started, as before (R5). */
  reset(
    actor: Actor,
    target: SeriesTarget,
    reason?: string | null,
    played?: PlayedChoice | null,
  ): Promise<ChangedSeries> {
    return this.change(actor, { act: 'reset', reason }, target, async (series, before) => {
      if (!series.isReported) throw new LeagueError('SERIES_NOT_REPORTED', 'api.series.not-reported');
      return this.played.remove(series, before, played);
    });
  }

  /**
   * Locks the series, checks that the actor may change it and saw the latest version, and then runs `work`. `work` gets
   * the players of the old result, and returns the new result, which both teams are told when it is another one than they know.
   * What captains contest ends with it: a caller who can be
   * asked says why, and both teams read it.
   */
  private async change(
    actor: Actor,
    { act, walkover = null, reason: given }: AskedChange,
    { seriesId, version }: SeriesTarget,
    work: (series: LockedSeries, before: readonly number[]) => Promise<StoredResult & { suspended?: string[] }>,
  ): Promise<ChangedSeries> {
    const seen = version ?? (await this.reports.findById(seriesId))?.version;
    return this.db.transaction(async () => {
      await this.played.lockBracket(seriesId);
      const series = await this.lockSeries(actor, { seriesId, version: seen ?? null });
      const reason = SeriesReport.contestReason(series.isContested, given);
      if (series.isContested) await this.endContest(actor, seriesId, { act, walkover, reason });
      const stands = series.isReported ? await this.reports.findResult(seriesId) : null;
      const { bracket, suspended = [], ...after } = await work(series, stands?.playerIds ?? []);
      const before = stands?.recorded ?? NO_RESULT;
      const about = { ...(suspended.length > 0 ? { suspended } : {}), ...bracket };
      // nobody knows another result before the first; one that ends what captains contest is told with that end, and why
      if (act !== 'report' || (stands !== null && !series.isContested))
        await this.notices.tell(seriesId, (names) => TeamNotices.resultChanged(names, before, after), 'result');
      await this.audit.record(actor, {
        act: `series.${act}`,
        objectKind: 'series',
        objectId: seriesId,
        before,
        // the same result again ends a dispute too, and is then an act
        after: reason === null ? after : { ...after, reason },
        ...(Object.keys(about).length > 0 ? { about } : {}),
        isOwnTeam: series.isOwnTeam,
      });
      return { seriesId, version: series.version + 1 };
    });
  }

  /** Holds the bracket that a result of the series changes, before the caller holds the series. */
  lockBracket(seriesId: number): Promise<void> {
    return this.played.lockBracket(seriesId);
  }

  /**
   * Holds a series for a change of what belongs to its result, in the caller's transaction. Refuses as a report does, and a
   * series that captains of the own team contest (OWN_TEAM).
   */
  async lockSeries(actor: Actor, { seriesId, version }: SeriesTarget): Promise<LockedSeries> {
    const series = SeriesReport.changeableSeries(actor, await this.reports.lockById(seriesId, actor.playerId), version);
    SeriesReport.assertOthersContest(series);
    return series;
  }

  /** Ends a dispute or a claim as the result that follows does. Triggers do the same for what an undo or SQL changes. */
  private endContest(
    { userId }: Actor,
    seriesId: number,
    { act, walkover, reason }: Required<Pick<AskedChange, 'act' | 'walkover'>> & { reason: string | null },
  ): Promise<void> {
    return this.reports.endContest(seriesId, {
      ...{ reason, userId },
      dispute: disputeOutcomeOf({ isReported: act !== 'reset', isStoredAnew: true, walkover }),
      claim: { home: claimOutcomeOf('home', walkover), away: claimOutcomeOf('away', walkover) },
    });
  }

  private by({ userId }: Actor, { isOwnTeam }: LockedSeries) {
    return { userId, at: this.clock.now(), isOwnMatter: isOwnTeam };
  }

  private async isOwnTeam(actor: Actor, series: ReportableSeries): Promise<boolean> {
    return actor.playerId !== null && (await this.reports.isOwn(series.id, actor.playerId));
  }
}
