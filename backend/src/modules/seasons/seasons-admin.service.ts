import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import * as Season from '../../domain/season.ts';
import type { SeasonFacts } from '../../domain/season.ts';
import { stockholmDate } from '../../domain/stockholm-time.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffActName } from '../audit/staff-acts.ts';
import { SettingsAdminService } from '../settings/settings-admin.service.ts';
import { SeasonsAdminRepository } from './seasons-admin.repository.ts';

/** Makes and changes seasons, and says which one the league plays. One transaction each; all answer the season's id. */
@Injectable()
export class SeasonsAdminService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly seasons: SeasonsAdminRepository,
    private readonly settings: SettingsAdminService,
    private readonly audit: AuditService,
  ) {}

  /** A new season, not yet the current one. Refuses what cannot be (INVALID_INPUT) and a name in use (NAME_TAKEN). */
  create(actor: Actor, typed: SeasonFacts): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const id = await this.seasons.insert(facts);
      await this.record(actor, 'season.create', id, undefined, facts);
      return id;
    });
  }

  /** The same refusals. The divisions that there are keep their format (R2). */
  change(actor: Actor, id: number, typed: SeasonFacts): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const before = await this.hold(id);
      await this.seasons.update(id, facts);
      await this.record(actor, 'season.change', id, before, facts);
      return id;
    });
  }

  /** The league plays this one from now on: the start page, sign-up and rosters follow it. */
  makeCurrent(actor: Actor, id: number): Promise<number> {
    return this.db.transaction(async () => {
      await this.settings.holdCurrentSeason();
      await this.hold(id);
      await this.settings.saveCurrentSeason(actor, id);
      return id;
    });
  }

  /** The current season is over today, and the league plays none. Refuses another one with SEASON_NOT_CURRENT. */
  close(actor: Actor, id: number): Promise<number> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.holdCurrentSeason();
      const before = await this.hold(id);
      if (currentId !== id) throw new LeagueError('SEASON_NOT_CURRENT', 'conflict', 'api.season.not-current');
      const after = { ...before, endsOn: Season.lastDayWhenClosed(before, stockholmDate(this.clock.now())) };
      await this.settings.saveCurrentSeason(actor, null);
      await this.seasons.update(id, after);
      await this.record(actor, 'season.close', id, before, after);
      return id;
    });
  }

  private async hold(id: number): Promise<SeasonFacts> {
    const season = await this.seasons.lockById(id);
    if (!season) throw new LeagueError('NOT_FOUND', 'not-found', 'api.season.not-found');
    return season;
  }

  private record(
    actor: Actor,
    act: StaffActName,
    objectId: number,
    before: unknown,
    after: SeasonFacts,
  ): Promise<void> {
    return this.audit.record(actor, { act, objectKind: 'season', objectId, before, after });
  }
}
