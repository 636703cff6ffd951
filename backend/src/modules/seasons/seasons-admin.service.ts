import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import * as Season from '../../domain/competition/season.ts';
import type { SeasonFacts, TypedSeason } from '../../domain/competition/season.ts';
import { stockholmDate } from '../../domain/stockholm-time.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffActName } from '../audit/staff-acts.ts';
import { SettingsAdminService } from '../settings/settings-admin.service.ts';
import { SwitchesService } from '../settings/switches.service.ts';
import { SeasonsAdminRepository } from './seasons-admin.repository.ts';

/** Makes and changes seasons, and says which one the league plays. One transaction each; all answer the season's id. */
@Injectable()
export class SeasonsAdminService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly seasons: SeasonsAdminRepository,
    private readonly settings: SettingsAdminService,
    private readonly switches: SwitchesService,
    private readonly audit: AuditService,
  ) {}

  /** A new season, not yet the current one. Refuses what cannot be (INVALID_INPUT) and a name in use (NAME_TAKEN). */
  create(actor: Actor, typed: TypedSeason): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const id = await this.seasons.insert(facts);
      await this.record(actor, 'season.create', id, undefined, facts);
      return id;
    });
  }

  /** The same refusals. The divisions that there are keep their format (R2). */
  change(actor: Actor, id: number, typed: TypedSeason): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const before = await this.hold(id);
      await this.seasons.update(id, facts);
      await this.record(actor, 'season.change', id, before, facts);
      return id;
    });
  }

  /**
   * The league plays this one from now on: start page, menus and tables follow it; sign-up stays where it is. Refuses
   * with SERIES_UNPLAYED a caller who names another number of unplayed series of the old one than there are.
   */
  makeCurrent(actor: Actor, id: number, unplayedSeries: number): Promise<number> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.holdCurrentSeason();
      await this.hold(id);
      if (currentId !== null && currentId !== id) {
        Season.assertUnplayedAreKnown(await this.seasons.countUnplayed(currentId), unplayedSeries);
      }
      await this.settings.saveCurrentSeason(actor, id);
      return id;
    });
  }

  /** How many series of the current season have no result; 0 without a current season. */
  async unplayedSeries(): Promise<number> {
    const { currentSeasonId } = await this.switches.current();
    return currentSeasonId === null ? 0 : this.seasons.countUnplayed(currentSeasonId);
  }

  /** The current season is over today, and the league plays none; sign-up for it closes. Refuses another one with SEASON_NOT_CURRENT. */
  close(actor: Actor, id: number): Promise<number> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.holdCurrentSeason();
      const before = await this.hold(id);
      if (currentId !== id) throw new LeagueError('SEASON_NOT_CURRENT', 'api.season.not-current');
      const after = { ...before, endsOn: Season.lastDayWhenClosed(before, stockholmDate(this.clock.now())) };
      await this.settings.saveCurrentSeason(actor, null);
      await this.seasons.update(id, after);
      await this.record(actor, 'season.close', id, before, after);
      return id;
    });
  }

  private async hold(id: number): Promise<SeasonFacts> {
    const season = await this.seasons.lockById(id);
    if (!season) throw new LeagueError('NOT_FOUND', 'api.season.not-found');
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
