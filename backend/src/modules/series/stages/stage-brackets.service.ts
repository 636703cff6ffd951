import { Injectable } from '@nestjs/common';
import { assertSeasonOpen } from '../../../domain/competition/season-end/open-matters.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import {
  assertNothingStands,
  bracketChanges,
  statusesThatKeep,
  neededStatuses,
  playedAgainst,
  withoutKeeping,
} from '../../../domain/stages/bracket-changes.ts';
import type { Pairing } from '../../../domain/stages/bracket-changes.ts';
import { isSettled } from '../../../domain/stages/bracket-state.ts';
import type { SeedStatus } from '../../../domain/stages/seed-status.ts';
import { bracketSeries, bracketSeriesGone, teamPlaced } from '../../../domain/teams/team-notices.ts';
import type { BracketCause, GoneCause } from '../../../domain/teams/team-notices.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { StageRow, StageSeriesRow, StageWithBracket } from './stage.ts';
import { seedStatusesOf, placedSeriesOf, storedBracketOf, withBracket } from './stage-with-bracket.ts';
import { StagesRepository } from './stages.repository.ts';
import type { NewStageSeries } from './stages.repository.ts';

/** The brackets of stages, and the series that follow from their results (R43). */
@Injectable()
export class StageBracketsService {
  constructor(
    private readonly stages: StagesRepository,
    private readonly rooms: RoomsService,
    private readonly notices: NotificationsService,
  ) {}

  /** A stage as it is; null for a division that is none. */
  async find(divisionId: number): Promise<StageWithBracket | null> {
    const [stage] = await this.stages.findByIds([divisionId]);
    return stage ? withBracket(stage) : null;
  }

  /** Those of these divisions that are stages. */
  async findAll(divisionIds: readonly number[]): Promise<StageWithBracket[]> {
    return (await this.stages.findByIds(divisionIds)).map(withBracket);
  }

  async ofSeasons(seasonIds: readonly number[]): Promise<StageWithBracket[]> {
    return (await this.stages.findBySeasons(seasonIds)).map(withBracket);
  }

  /**
   * Holds a stage for a change, in the caller's transaction. Refuses a division that is none (STAGE_NOT_FOUND), and one of a settled season
   * (SEASON_SETTLED).
   */
  async lock(divisionId: number): Promise<StageWithBracket> {
    await this.stages.lock(divisionId);
    const stage = await this.getStageOrThrow(divisionId);
    assertSeasonOpen(stage.isSeasonSettled);
    return stage;
  }

  /** Refuses a division that is no stage (STAGE_NOT_FOUND). */
  async getStageOrThrow(divisionId: number): Promise<StageWithBracket> {
    const stage = await this.find(divisionId);
    if (!stage) throw new LeagueError('STAGE_NOT_FOUND', 'api.stage.not-found');
    return stage;
  }

  /**
   * Holds the stage of a series before the series itself is locked: two results of one bracket come one after the other, and the
   * second sees the first. Returns its division; null for a series of a table.
   */
  lockOfSeries(seriesId: number): Promise<number | null> {
    return this.stages.lockOfSeries(seriesId);
  }

  /** Holds those of these divisions that are stages, and returns their ids. */
  async lockAllOf(divisionIds: readonly number[]): Promise<number[]> {
    const stages: number[] = [];
    for (const id of [...divisionIds].sort((one, other) => one - other))
      if (await this.stages.lock(id)) stages.push(id);
    return stages;
  }

  /**
   * Refuses a result of a series whose teams have come there by results that can still be contested (STAGE_NOT_SETTLED). The caller
   * holds the stage.
   */
  async assertSettled(divisionId: number, seriesId: number): Promise<void> {
    const stage = await this.find(divisionId);
    const position = stage?.series.find((series) => series.seriesId === seriesId)?.position;
    const state = stage?.states.find(({ series }) => series.position === position);
    if (state && !isSettled(state)) throw new LeagueError('STAGE_NOT_SETTLED', 'api.stage.not-settled');
  }

  /**
   * Stores what follows from the results of a stage that the caller's transaction holds: series of teams that have met, with a notice to both;
   * other teams in a series that is not played. `cause` is why teams that have met do not any more. Refuses when a series has a result that
   * does not follow any more (STAGE_SERIES_STANDS).
   */
  async follow(divisionId: number, cause: GoneCause = 'result'): Promise<void> {
    const found = await this.find(divisionId);
    if (!found?.isDrawn) return;
    const stage = await this.decide(found, neededStatuses(storedBracketOf(found)));
    const changes = bracketChanges(stage.states, placedSeriesOf(stage));
    assertNothingStands(changes, ({ home, away }) => `${teamOf(stage, home).name} – ${teamOf(stage, away).name}`);
    const former = new Map(stage.series.map((series) => [series.seriesId, series]));
    const gone = [...changes.removed, ...changes.exchanged.map(({ seriesId }) => seriesId)];
    if (gone.length > 0) {
      await this.rooms.closeForDeleted(gone);
      await this.stages.deleteSeries(gone);
    }
    const times = new Map(changes.exchanged.map(({ seriesId, pairing }) => [pairing.position, former.get(seriesId)]));
    const added = [...changes.added, ...changes.exchanged.map(({ pairing }) => pairing)];
    const ids = await this.stages.insertSeries(
      added.map((pairing) => newSeries(stage, pairing, times.get(pairing.position))),
    );
    await this.tellAdded(stage, added, { ids, causeOf: (position) => (times.has(position) ? cause : null) });
    const out = gone.flatMap((seriesId) => former.get(seriesId) ?? []);
    await this.tellGone(stage, out, { added, cause });
  }

  /**
   * The series of a stage that staff decide about when this one has got its result: they were played, and do not follow from it. The caller
   * holds the stage.
   */
  async playedAgainst(divisionId: number, seriesId: number): Promise<StageSeriesRow[]> {
    const stage = await this.getStageOrThrow(divisionId);
    const positions = playedAgainst(storedBracketOf(stage), positionOf(stage, seriesId)).map(
      ({ position }) => position,
    );
    return stage.series.filter(({ position }) => positions.includes(position));
  }

  /** Lets nothing stand fast any more against the result of this series. The caller holds the stage, and clears what was played. */
  async stopKeeping(divisionId: number, seriesId: number): Promise<void> {
    const stage = await this.getStageOrThrow(divisionId);
    await this.decide(stage, withoutKeeping(storedBracketOf(stage), positionOf(stage, seriesId)).statuses);
  }

  /**
   * Lets every played series stand fast although the result of this one is another than before: its team goes on as it did. Nothing
   * changes where that cannot be, and `follow` then refuses. The caller holds the stage.
   */
  async keepPlayed(divisionId: number, seriesId: number): Promise<void> {
    const stage = await this.getStageOrThrow(divisionId);
    const statuses = statusesThatKeep(storedBracketOf(stage), positionOf(stage, seriesId));
    if (statuses) await this.decide(stage, statuses);
  }

  /** Stores what staff have decided about seeds of a stage that the caller's transaction holds, and returns the stage as it is then. */
  async decide(stage: StageWithBracket, statuses: readonly SeedStatus[]): Promise<StageWithBracket> {
    const former = new Map(seedStatusesOf(stage).map((status) => [status.seed, JSON.stringify(status)]));
    const changed = statuses.filter((status) => former.get(status.seed) !== JSON.stringify(status));
    if (changed.length === 0) return stage;
    await this.stages.updateSeedStatuses(stage.divisionId, changed);
    return this.getStageOrThrow(stage.divisionId);
  }

  /** Gives the stored series of these rounds the weeks that the stage now has, and tells their teams. The caller holds the stage. */
  async moveRounds(divisionId: number, rounds: readonly number[]): Promise<StageWithBracket> {
    const stage = await this.getStageOrThrow(divisionId);
    const { added } = bracketChanges(stage.states, []);
    const moved = added.flatMap((pairing) => {
      const stored = stage.series.find(({ position, isReported }) => position === pairing.position && !isReported);
      return stored && rounds.includes(pairing.round) ? [{ pairing, seriesId: stored.seriesId }] : [];
    });
    for (const round of rounds) {
      const ids = moved.flatMap(({ pairing, seriesId }) => (pairing.round === round ? seriesId : []));
      await this.stages.moveSeries(ids, stage.weeks[round - 1] ?? 1);
    }
    const pairings = moved.map(({ pairing }) => pairing);
    await this.tellAdded(stage, pairings, { ids: moved.map(({ seriesId }) => seriesId), causeOf: () => 'week' });
    return stage;
  }

  /** Tells the teams that do not play in the first round that they are in; the others have heard whom they meet. */
  async tellDrawn(divisionId: number): Promise<StageWithBracket> {
    const stage = await this.getStageOrThrow(divisionId);
    const playing = new Set(stage.series.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
    const waiting = stage.entrants.flatMap(({ team }) => (team && !playing.has(team.id) ? team : []));
    const placed = waiting.map((team) => [team.id, teamPlaced({ team: team.name, ...nameOf(stage) })] as const);
    await this.notices.notifyTeams(new Map(placed), { divisionId });
    return stage;
  }

  private async tellAdded(
    stage: StageRow,
    added: readonly Pairing[],
    { ids, causeOf }: { ids: readonly number[]; causeOf: (position: number) => BracketCause | null },
  ): Promise<void> {
    await this.notices.notifyEachTeam(
      added.flatMap(({ position, round, home, away }, index) => {
        const [one, other] = [teamOf(stage, home), teamOf(stage, away)];
        const how = { week: stage.weeks[round - 1] ?? 1, cause: causeOf(position) };
        const notice = bracketSeries(nameOf(stage), { home: one.name, away: other.name }, how);
        return [one, other].map((team) => ({
          ...notice,
          teamId: team.id,
          seriesId: ids[index] as number,
          topic: 'time' as const,
        }));
      }),
    );
  }

  /** Tells the teams of series that are gone, but not those who still play there, against another team. */
  private async tellGone(
    stage: StageRow,
    gone: readonly StageSeriesRow[],
    { added, cause }: { added: readonly Pairing[]; cause: GoneCause },
  ): Promise<void> {
    const { divisionId } = stage;
    const nameOfTeam = (teamId: number): string =>
      stage.entrants.find(({ team }) => team?.id === teamId)?.team?.name ?? '';
    await this.notices.notifyEachTeam(
      gone.flatMap(({ position, homeTeamId, awayTeamId }) => {
        const sides = { home: nameOfTeam(homeTeamId), away: nameOfTeam(awayTeamId) };
        const notice = bracketSeriesGone(nameOf(stage), sides, cause);
        const now = added.find((pairing) => pairing.position === position);
        const playing = now ? [teamOf(stage, now.home).id, teamOf(stage, now.away).id] : [];
        return [homeTeamId, awayTeamId]
          .filter((teamId) => !playing.includes(teamId))
          .map((teamId) => ({ ...notice, teamId, divisionId }));
      }),
    );
  }
}

const positionOf = ({ series }: StageRow, seriesId: number): number =>
  series.find((one) => one.seriesId === seriesId)?.position ?? -1;

const nameOf = ({ name, nameEng, season }: StageRow) => ({ division: name, divisionEng: nameEng, season: season.name });

/** The team of a seed; of a drawn stage each seed has one. */
const teamOf = ({ entrants }: StageRow, seed: number): TeamRef =>
  entrants.find((entrant) => entrant.seed === seed)?.team ?? { id: 0, name: '', logo: null };

/** A series for two who have met; it keeps the time of the one that it replaces. */
const newSeries = (
  stage: StageRow,
  { position, round, home, away }: Pairing,
  former: StageSeriesRow | undefined,
): NewStageSeries => ({
  ...{ divisionId: stage.divisionId, bracketPosition: position, week: stage.weeks[round - 1] ?? 1 },
  format: stage.roundFormats[round - 1] ?? null,
  ...{ homeTeamId: teamOf(stage, home).id, awayTeamId: teamOf(stage, away).id },
  scheduledAt: former?.scheduledAt ? new Date(former.scheduledAt) : null,
  isStreamed: former?.isStreamed ?? false,
});
