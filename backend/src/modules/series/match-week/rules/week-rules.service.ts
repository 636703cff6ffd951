import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertVersion } from '../../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { assertWeekRules } from '../../../../domain/match-week/week-rules.ts';
import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { weekRulesVersionOf } from './week-rules-version.ts';
import { WeekRulesRepository } from './week-rules.repository.ts';

/** What captains do themselves in a season (R27). */
@Injectable()
export class WeekRulesService {
  constructor(
    private readonly db: Db,
    private readonly rules: WeekRulesRepository,
    private readonly audit: AuditService,
  ) {}

  ofSeason(seasonId: number): Promise<WeekRules> {
    return this.rules.findBySeason(seasonId);
  }

  /**
   * Refuses an unknown season (NOT_FOUND), days and times that do not exist (INVALID_INPUT), and a caller who has not seen
   * the latest `version` (CHANGED_MEANWHILE).
   */
  save(actor: Actor, seasonId: number, typed: WeekRules, version?: string): Promise<WeekRules> {
    const after = assertWeekRules(typed);
    return this.db.transaction(async () => {
      if (!(await this.rules.lockSeason(seasonId))) throw new LeagueError('NOT_FOUND', 'api.season.not-found');
      const before = await this.rules.findBySeason(seasonId);
      assertVersion(version, weekRulesVersionOf(before), 'api.season.changed-meanwhile');
      await this.rules.save(seasonId, after);
      await this.audit.record(actor, {
        act: 'season.match-week',
        objectKind: 'season',
        objectId: seasonId,
        before,
        after,
      });
      return after;
    });
  }
}
