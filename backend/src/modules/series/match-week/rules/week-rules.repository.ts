import { Injectable } from '@nestjs/common';
import { WEEK_RULES_OFF } from '../../../../domain/match-week/week-rules.ts';
import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { Season } from '../../../seasons/season.entity.ts';
import { MatchWeekRules } from './match-week-rules.entity.ts';
import { WEEK_RULES_SQL } from './week-rules.read.ts';

const OF_SEASON = namedRead<{ rules: WeekRules | null }>(
  'match-week-rules',
  `select ${WEEK_RULES_SQL} as rules from season se where se.id = $1`,
);

/** Storage of what captains do themselves in a season. */
@Injectable()
export class WeekRulesRepository {
  constructor(private readonly db: Db) {}

  async findBySeason(seasonId: number): Promise<WeekRules> {
    return (await this.db.read(OF_SEASON, [seasonId]))[0]?.rules ?? WEEK_RULES_OFF;
  }

  /** Locks the season, in the caller's transaction; false when there is no such season. */
  async lockSeason(id: number): Promise<boolean> {
    const lock = { mode: 'for_no_key_update' } as const;
    return (await this.db.repo(Season).findOne({ select: { id: true }, where: { id }, lock })) !== null;
  }

  async save(seasonId: number, rules: WeekRules): Promise<void> {
    await this.db
      .repo(MatchWeekRules)
      .upsert({ ...rules, seasonId, pausedWeeks: [...rules.pausedWeeks] }, { conflictPaths: ['seasonId'] });
  }
}
