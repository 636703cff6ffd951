import { Injectable } from '@nestjs/common';
import { assertSeasonOpen } from '../../../domain/competition/season-end/open-matters.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { isSameMark } from '../../../domain/replays/game-mark.ts';
import { recordingOf } from '../../../domain/replays/game-recording.ts';
import { storedGoals } from '../../../domain/series/goal-list.ts';
import type { ReportedGoal } from '../../../domain/series/goal-list.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import type { EligiblePlayers, ReportedGame } from '../../../domain/series/series-report.ts';
import * as Result from '../../../domain/series/series-result.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { PlayedChoice } from '../../../domain/stages/bracket-changes.ts';
import * as SeriesTime from '../../../domain/series/series-time.ts';
import { assertUnusualKnown } from '../../../domain/series/usual-numbers.ts';
import { StageBracketsService } from '../stages/stage-brackets.service.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import { NO_RESULT, recordedReport, recordedWalkover } from './recorded-result.ts';
import type { RecordedResult } from './recorded-result.ts';
import type { CaptainsPart, LockedSeries } from './reportable-series.ts';
import { SeriesReportRepository } from './series-report.repository.ts';

/** What the caller says about a report beside its games. */
export interface ReportChoices {
  /** The players' numbers come later, and no game has rows (R22). */
  isResultOnly: boolean;
  /** Suspended or banned players did play, and the caller knows it (R24). */
  acceptsSuspended: boolean;
  /** Numbers above the usual are right, and the caller knows it (R2); left out, they are asked about. */
  acceptsUnusual?: boolean;
  /** What becomes of series of a stage that were played and do not follow from the new result (R43); left out: it is refused. */
  played?: PlayedChoice | null;
  /** Why what captains contest ends so; both teams read it. undefined: the caller could not be asked. */
  reason?: string | null;
}

/** A game of a report with the mark of the game that its replay shows, if any, and its goals in order, if known. */
export type GameOfReport = ReportedGame & {
  replayDigest: string | null;
  /** SHA-256 of the whole file, when the caller has it. */
  recording?: string | null;
  goalList?: readonly ReportedGoal[];
};

/** How many series that were played stand fast, or have no result any more. */
interface BracketEffect {
  kept?: number;
  cleared?: number;
}

/** A result that is stored, and what became of series that follow from it. */
export type StoredResult = RecordedResult & { bracket: BracketEffect };

/** A report, and who stores it. */
export interface PlayedReport {
  games: readonly GameOfReport[];
  choices: ReportChoices;
  by: { userId: number | null; at: Date; isOwnMatter: boolean; captain?: CaptainsPart };
}

/** Stores the result of a played series, the same for staff and for captains (R2, R27). */
@Injectable()
export class PlayedResultService {
  constructor(
    private readonly reports: SeriesReportRepository,
    private readonly totals: PlayerTotalsService,
    private readonly brackets: StageBracketsService,
  ) {}

  /** Holds the stage of a series, if it is of one, before the series itself is locked: its bracket changes with the result (R43). */
  async lockBracket(seriesId: number): Promise<void> {
    await this.brackets.lockOfSeries(seriesId);
  }

  /**
   * Stores a result, or replaces the stored one, in the caller's transaction, which has locked the series. `before` are
   * the players of the old result. Refuses an impossible result and says what is wrong. Returns what is stored, and the
   * names of players in it who were suspended or banned.
   */
  async store(
    series: LockedSeries,
    before: readonly number[],
    { games, choices, by: storedBy }: PlayedReport,
  ): Promise<StoredResult & { suspended: string[] }> {
    const { isResultOnly, acceptsSuspended, acceptsUnusual = false } = choices;
    assertSeasonOpen(series.isSeasonSettled);
    SeriesTime.assertMayBePlayed(series);
    if (series.isOfStage) await this.brackets.assertSettled(series.divisionId, series.id);
    const result = Result.resultOf(
      series.format,
      games.map((game) => game.goals),
    );
    const eligible = await this.reports.findEligiblePlayers(series.id);
    const names = eligibleNames(eligible);
    if (isResultOnly) SeriesReport.assertNoRows(games);
    else SeriesReport.assertRows(games, names);
    assertUnusualKnown(games, acceptsUnusual);
    const suspended = suspendedIn(games, eligible);
    SeriesReport.assertSuspendedKnown(suspended, acceptsSuspended);
    assertDistinctReplays(games);
    const goalLists = games.map((game, index) => storedGoals(game, game.goalList ?? [], index + 1));
    const replaced = series.isReported ? await this.reports.deleteGames(series.id) : [];
    const played = games.map(({ recording = null, ...game }, index) => ({
      ...game,
      goalList: goalLists[index] ?? [],
      recordingSha256: recordingOf({ replayDigest: game.replayDigest, recordingSha256: recording }, replaced),
    }));
    const by = { ...storedBy, walkover: null, hasPlayerNumbers: !isResultOnly };
    await this.reports.storePlayed(series, played, result, by);
    const after = games.flatMap((game) => [...game.rows.home, ...game.rows.away].map((row) => row.playerId));
    const playerIds = [...new Set([...before, ...after])];
    if (before.length > 0) await this.totals.recompute(series.divisionId, playerIds);
    else await this.totals.countNew(series.divisionId, { home: series.homeTeamId, away: series.awayTeamId }, playerIds);
    const bracket = await this.follow(series, choices.played);
    return { ...recordedReport(result, games, names), suspended, bracket };
  }

  /** Stores a walkover in the place of a result, whose players were these, in the caller's transaction. */
  async storeWalkover(
    series: LockedSeries,
    before: readonly number[],
    { walkover, by, played }: { walkover: Walkover; by: PlayedReport['by']; played?: PlayedChoice | null },
  ): Promise<StoredResult> {
    assertSeasonOpen(series.isSeasonSettled);
    if (series.isOfStage) await this.brackets.assertSettled(series.divisionId, series.id);
    await this.removeGames(series, before);
    const result = Result.walkoverResult(series.format, walkover);
    await this.reports.updateResult(series.id, result, { ...by, walkover, hasPlayerNumbers: true });
    return { ...recordedWalkover(result, walkover), bracket: await this.follow(series, played) };
  }

  /** Removes a result, whose players were these, in the caller's transaction. */
  async remove(series: LockedSeries, before: readonly number[], played?: PlayedChoice | null): Promise<StoredResult> {
    assertSeasonOpen(series.isSeasonSettled);
    await this.removeGames(series, before);
    await this.reports.clearResult(series.id);
    return { ...NO_RESULT, bracket: await this.follow(series, played) };
  }

  /** Stores what follows in the bracket of a series of a stage. Returns what became of series that were played. */
  private async follow(
    { id, divisionId, isOfStage }: LockedSeries,
    choice: PlayedChoice | null | undefined,
  ): Promise<BracketEffect> {
    if (!isOfStage) return {};
    const played = choice ? await this.brackets.playedAgainst(divisionId, id) : [];
    if (choice === 'keep' && played.length > 0) await this.brackets.keepPlayed(divisionId, id);
    if (choice === 'clear' && played.length > 0) {
      await this.brackets.stopKeeping(divisionId, id);
      for (const { seriesId } of played) await this.clear(seriesId);
    }
    await this.brackets.follow(divisionId);
    return choice && played.length > 0 ? { [choice === 'keep' ? 'kept' : 'cleared']: played.length } : {};
  }

  private async clear(seriesId: number): Promise<void> {
    const series = await this.reports.lockById(seriesId, null);
    if (!series?.isReported) return;
    const stands = await this.reports.findResult(seriesId);
    await this.removeGames(series, stands?.playerIds ?? []);
    await this.reports.clearResult(seriesId);
  }

  private async removeGames(series: LockedSeries, playerIds: readonly number[]): Promise<void> {
    if (series.isReported) await this.reports.deleteGames(series.id);
    await this.totals.recompute(series.divisionId, playerIds);
  }
}

function eligibleNames(players: readonly EligiblePlayer[]): EligiblePlayers {
  const of = (side: 'home' | 'away') =>
    new Map(players.filter((player) => player.side === side).map((player) => [player.playerId, player.nickname]));
  return { home: of('home'), away: of('away') };
}

/** The names of the players of the report who were suspended or banned. */
function suspendedIn(games: readonly GameOfReport[], eligible: readonly EligiblePlayer[]): string[] {
  const played = new Set(games.flatMap(({ rows }) => [...rows.home, ...rows.away].map(({ playerId }) => playerId)));
  const out = eligible.filter(({ playerId, suspended }) => suspended !== null && played.has(playerId));
  return [...new Set(out.map(({ nickname }) => nickname))];
}

/** A series cannot have the same game twice (R15). The database has constraints for it too. */
function assertDistinctReplays(games: readonly GameOfReport[]): void {
  games.forEach(({ replayDigest }, index) => {
    const other = games.findIndex(
      (game) => replayDigest !== null && game.replayDigest !== null && isSameMark(game.replayDigest, replayDigest),
    );
    if (replayDigest === null || other === index) return;
    throw new LeagueError('REPLAY_DUPLICATE', 'api.replay.same-game-twice', {
      field: `games.${index}`,
      params: { game: index + 1, other: other + 1 },
    });
  });
}
