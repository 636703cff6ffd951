import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { bracketOf } from '../../../domain/stages/bracket.ts';
import { seedsApart } from '../../../domain/stages/seeds-apart.ts';
import { assertShape } from '../../../domain/stages/stage-shape.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import type { StageEntrantRow, StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { OpenTable, SeenStage } from './stage-admin.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import type { LeftOutTeam } from './stage-signups.service.ts';
import { StageSourcesService } from './stage-sources.service.ts';
import { chosenOf, lockUndrawn, shapeOf, sourceIdsOf } from './undrawn-stage.ts';

/** What staff accept about a draw. */
interface DrawChoices {
  acceptsOpenTables?: boolean;
  acceptsOpenSignup?: boolean;
  seenLeftOut?: readonly number[] | null;
}

/** Staff draw stages (R43). */
@Injectable()
export class StageDrawService {
  constructor(
    private readonly db: Db,
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly sources: StageSourcesService,
    private readonly divisions: DivisionAdminService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Draws a stage: who has the places of the tables and the other stages now plays from then on, and the first series are made. Refuses to draw
   * from one with open series (STAGE_NOT_READY) and while teams can sign up for it or are still to, unless staff accept each of them, and while equal teams stand on
   * the border of its places. `seenLeftOut`: the teams that staff have seen to get no seed; another one is not left out, unless they were
   * not told of any.
   */
  draw(
    actor: Actor,
    seen: SeenStage,
    { acceptsOpenTables = false, acceptsOpenSignup = false, seenLeftOut = null }: DrawChoices = {},
  ): Promise<StageWithBracket> {
    const { divisionId } = seen;
    return this.db.transaction(async () => {
      // sign-ups and sources come before the stage: none is stored until the draw has ended
      const seenStage = await this.brackets.getStageOrThrow(divisionId);
      await this.sources.lockSignups(seenStage);
      const sources = await this.lockSources(actor, seenStage);
      const found = await lockUndrawn(this.brackets, seen);
      const asked = { acceptsOpen: acceptsOpenSignup, seenLeftOut };
      const { stage, leftOut } = await this.sources.withSignedUp(found, asked);
      const { name, kind } = stage;
      assertShape(kind, shapeOf(stage));
      if (!acceptsOpenTables) assertPlayed(await this.sources.find(sources));
      const teams = await this.apart(stage, await this.sources.teamsOf(stage));
      const teamIds = teams.map(({ id }) => id);
      await this.stages.draw(divisionId, teamIds);
      await this.brackets.follow(divisionId);
      await this.audit.record(actor, {
        ...{ act: 'stage.draw', objectKind: 'division', objectId: divisionId },
        ...{ before: { name }, after: { name, teams: teams.map((team) => team.name), ...outOf(leftOut) } },
        isOwnTeam: await this.divisions.isOwn(actor, divisionId, teamIds),
      });
      return this.brackets.tellDrawn(divisionId);
    });
  }

  /** Holds the tables, then the other stages, in one order for everyone who draws. Returns their ids. */
  private async lockSources(actor: Actor, stage: StageRow): Promise<number[]> {
    const ids = sourceIdsOf(stage);
    const stages = new Set(stage.entrants.flatMap(({ source }) => (source?.isStage ? source.division.id : [])));
    for (const id of ids) if (!stages.has(id)) await this.divisions.lockDivision(actor, id);
    await this.brackets.lockAllOf([...stages]);
    return ids;
  }

  /** The teams by seed, with seeds exchanged where teams of one division would meet, if staff have chosen so. */
  private async apart(stage: StageRow, teams: readonly TeamRef[]): Promise<TeamRef[]> {
    if (!stage.keepsDivisionsApart) return [...teams];
    const ids = teams.map(({ id }) => id);
    const tables = await this.stages.findTableOfTeams(stage.season.id, ids);
    const divisions = stage.entrants.map(({ source }, index) =>
      source && !source.isStage ? source.division.id : (tables.get(ids[index] as number) ?? null),
    );
    const order = seedsApart(bracketOf(shapeOf(stage)), divisions).map((seed) => seed - 1);
    const entrants = order.map((at) => stage.entrants[at] as StageEntrantRow);
    await this.stages.replaceEntrants(stage.divisionId, entrants.map(chosenOf));
    return order.map((at) => teams[at] as TeamRef);
  }
}

/** What the audit stores of the teams that are left out. */
const outOf = (leftOut: readonly LeftOutTeam[]): { leftOut?: string[] } =>
  leftOut.length > 0 ? { leftOut: leftOut.map(({ team }) => team.name) } : {};

function assertPlayed(tables: readonly OpenTable[]): void {
  const table = tables.find(({ open }) => open > 0);
  if (!table) return;
  const params = { division: table.name, count: table.open };
  throw new LeagueError('STAGE_NOT_READY', 'api.stage.table-is-open', { params });
}
