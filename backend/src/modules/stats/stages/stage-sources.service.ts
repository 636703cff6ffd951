import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { BracketSeriesState } from '../../../domain/stages/bracket-state.ts';
import { assertBorderIsClear } from '../../../domain/stages/table-places.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { OpenTable } from './stage-admin.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import { holdersIn, StagePlacesService } from './stage-places.service.ts';
import { StageSignupsService } from './stage-signups.service.ts';
import type { LeftOutTeam } from './stage-signups.service.ts';
import { sourceIdsOf } from './undrawn-stage.ts';

/** The tables and stages from which a stage takes places (R43). */
@Injectable()
export class StageSourcesService {
  constructor(
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly places: StagePlacesService,
    private readonly signups: StageSignupsService,
  ) {}

  /** Those of these divisions that there are, with what is left to play in each. */
  async find(divisionIds: readonly number[]): Promise<OpenTable[]> {
    const tables = await this.stages.findTables(divisionIds);
    const others = divisionIds.filter((id) => !tables.some(({ divisionId }) => divisionId === id));
    if (others.length === 0) return tables;
    const stages = await this.brackets.findAll(others);
    return [...tables, ...stages.map(openStage)];
  }

  /** The team of each seed. Refuses a place that its table does not have, equal teams on a border, and a team with two seeds. */
  async teamsOf(stage: StageRow): Promise<TeamRef[]> {
    const tables = await this.places.tablesOf(stage);
    for (const table of tables) assertBorderIsClear(table.rows, table.places, table);
    const holders = new Map(holdersIn(tables, stage).map(({ seed, team }) => [seed, team]));
    const teams = stage.entrants.map(({ seed, team, source }) => {
      const holder = team ?? holders.get(seed);
      if (holder) return holder;
      const params = { division: source?.division.name ?? '', place: source?.place ?? 0 };
      throw new LeagueError('STAGE_NOT_READY', 'api.stage.no-such-place', { params });
    });
    const twice = teams.find(({ id }, index) => teams.findIndex((other) => other.id === id) < index);
    if (twice) throw new LeagueError('STAGE_NOT_READY', 'api.stage.team-twice', { params: { team: twice.name } });
    return teams;
  }

  /** Waits for the teams that are signing up; see `StageSignupsService`. */
  lockSignups(stage: StageRow): Promise<void> {
    return this.signups.lock(stage);
  }

  /** The stage with seeds for teams that have signed up; see `StageSignupsService`. */
  withSignedUp(
    stage: StageRow,
    how: { acceptsOpen: boolean; seenLeftOut: readonly number[] | null },
  ): Promise<{ stage: StageRow; leftOut: LeftOutTeam[] }> {
    return this.signups.withSignedUp(stage, how);
  }

  /**
   * Refuses a stage that waits for itself (INVALID_INPUT), also by way of others. Until the caller's transaction ends, no other one can store
   * its sources: two saves at once would close a circle that neither sees.
   */
  async assertNoCircle(stageId: number, sourceIds: readonly number[]): Promise<void> {
    if (sourceIds.length > 0) await this.stages.lockSources();
    const seen = new Set<number>();
    for (let next = [...sourceIds]; next.length > 0;) {
      if (next.includes(stageId)) throw new LeagueError('INVALID_INPUT', 'api.stage.circle', { field: 'entrants' });
      for (const id of next) seen.add(id);
      const stages = await this.brackets.findAll(next);
      next = stages.flatMap(sourceIdsOf).filter((id) => !seen.has(id));
    }
  }
}

const openStage = ({ divisionId, name, rank, isDrawn, states }: StageWithBracket): OpenTable => ({
  ...{ divisionId, name, rank },
  open: isDrawn ? states.filter(isOpen).length : Math.max(1, states.length),
});

/** It is not played, or who goes on from it can still be contested. */
const isOpen = ({ state, winner }: BracketSeriesState): boolean =>
  state === 'open' || state === 'ready' || (winner.is === 'seed' && winner.isProvisional);
