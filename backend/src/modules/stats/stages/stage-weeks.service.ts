import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { movedRounds } from '../../../domain/stages/stage-weeks.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { SeenStage } from './stage-admin.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';

/** Staff move rounds of drawn stages to other weeks (R43). */
@Injectable()
export class StageWeeksService {
  constructor(
    private readonly db: Db,
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly divisions: DivisionAdminService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives rounds that have no result other weeks, with their series, whose times stay; both teams of each hear it. Refuses another week
   * for a round that has a result (STAGE_ROUND_PLAYED).
   */
  move(actor: Actor, { divisionId, version }: SeenStage, weeks: readonly number[]): Promise<StageWithBracket> {
    return this.db.transaction(async () => {
      const stage = await this.brackets.lock(divisionId);
      assertVersion(version, stage.version, 'api.stage.changed-meanwhile');
      if (!stage.isDrawn) throw new LeagueError('STAGE_NOT_READY', 'api.stage.not-drawn');
      const rounds = movedRounds(stage.states, stage.weeks, weeks);
      if (rounds.length === 0) return stage;
      await this.stages.updateWeeks(divisionId, weeks);
      const after = await this.brackets.moveRounds(divisionId, rounds);
      const teamIds = stage.entrants.flatMap(({ team }) => team?.id ?? []);
      await this.audit.record(actor, {
        ...{ act: 'stage.weeks', objectKind: 'division', objectId: divisionId },
        ...{ before: { name: stage.name, weeks: stage.weeks }, after: { name: stage.name, weeks } },
        isOwnTeam: await this.divisions.isOwn(actor, divisionId, teamIds),
      });
      return after;
    });
  }
}
