import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertShape } from '../../../domain/stages/stage-shape.ts';
import { assertBorderIsClear } from '../../../domain/stages/table-places.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import type { StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { OpenTable, SeenStage } from './stage-admin.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import { holdersIn, StagePlacesService } from './stage-places.service.ts';
import { lockUndrawn, sourceIdsOf } from './undrawn-stage.ts';

/** Staff draw stages (R43). */
@Injectable()
export class StageDrawService {
  constructor(
    private readonly db: Db,
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly places: StagePlacesService,
    private readonly divisions: DivisionAdminService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Draws a stage: who has the places of the tables now plays from then on, and the first series are made. Refuses to draw from a table with
   * open series (STAGE_NOT_READY), unless staff say that it is final, and while equal teams stand on the border of its places.
   */
  draw(actor: Actor, seen: SeenStage, { acceptsOpenTables = false } = {}): Promise<StageWithBracket> {
    const { divisionId } = seen;
    return this.db.transaction(async () => {
      // the tables come before the stage: no result of theirs is stored until the draw has ended
      const sources = sourceIdsOf(await this.brackets.getStageOrThrow(divisionId));
      for (const id of sources) await this.divisions.lockDivision(actor, id);
      const stage = await lockUndrawn(this.brackets, seen);
      const { name, kind, format, hasThirdPlace, hasSecondFinal, entrants } = stage;
      assertShape(kind, { ...{ format, hasThirdPlace, hasSecondFinal }, teams: entrants.length });
      if (!acceptsOpenTables) assertPlayed(await this.stages.findTables(sources));
      const teams = await this.teamsOf(stage);
      const teamIds = teams.map(({ id }) => id);
      await this.stages.draw(divisionId, teamIds);
      await this.brackets.follow(divisionId);
      await this.audit.record(actor, {
        ...{ act: 'stage.draw', objectKind: 'division', objectId: divisionId },
        ...{ before: { name }, after: { name, teams: teams.map((team) => team.name) } },
        isOwnTeam: await this.divisions.isOwn(actor, divisionId, teamIds),
      });
      return this.brackets.tellDrawn(divisionId);
    });
  }

  /** The team of each seed. Refuses a place that its table does not have, equal teams on a border, and a team with two seeds. */
  private async teamsOf(stage: StageRow): Promise<TeamRef[]> {
    const tables = await this.places.tablesOf(stage);
    for (const { division, rows, places } of tables) assertBorderIsClear(rows, places, division);
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
}

function assertPlayed(tables: readonly OpenTable[]): void {
  const table = tables.find(({ open }) => open > 0);
  if (!table) return;
  const params = { division: table.name, count: table.open };
  throw new LeagueError('STAGE_NOT_READY', 'api.stage.table-is-open', { params });
}
