import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { assertVersion } from '../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../domain/league-error.ts';
import * as Season from '../../domain/competition/season.ts';
import type { SeasonFacts, TypedSeason } from '../../domain/competition/season.ts';
import { stockholmDate } from '../../domain/stockholm-time.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffActName } from '../audit/staff-acts.ts';
import { SettingsAdminService } from '../content/settings/settings-admin.service.ts';
import { SwitchesService } from '../content/settings/switches.service.ts';
import { seasonVersionOf } from './season-version.ts';
import { SeasonsAdminRepository } from './seasons-admin.repository.ts';
import type { Unsettled } from './seasons-admin.repository.ts';

const SETTLED: Unsettled = { unplayed: 0, disputed: 0, claimed: 0 };

/**
 * Creates and changes seasons, and sets the current one. Each change is one transaction; all return the season's id.
 */
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

  /**
   * Creates a season; it is not the current one yet. Refuses impossible values (INVALID_INPUT) and a name that another
   * season has (NAME_TAKEN).
   */
  create(actor: Actor, typed: TypedSeason): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const id = await this.seasons.insertSeason(facts);
      await this.record(actor, 'season.create', id, undefined, facts);
      return id;
    });
  }

  /**
   * Changes a season. Its divisions keep their format (R2). Refuses the same as `create`, and a caller who has not seen the
   * latest `version` (CHANGED_MEANWHILE).
   */
  change(actor: Actor, id: number, typed: TypedSeason, version?: string): Promise<number> {
    const facts = Season.assertFacts(typed);
    return this.db.transaction(async () => {
      const before = await this.lockSeason(id);
      assertVersion(version, seasonVersionOf(before), 'api.season.changed-meanwhile');
      await this.seasons.update(id, facts);
      await this.record(actor, 'season.change', id, before, facts);
      return id;
    });
  }

  /**
   * Makes a season the current one: the start page, menus and tables then follow it. Sign-up stays as it is. Refuses a
   * caller who names another number of unplayed series of the old season than there are (SERIES_UNPLAYED).
   */
  makeCurrent(actor: Actor, id: number, unplayedSeries: number): Promise<number> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.lockCurrentSeason();
      await this.lockSeason(id);
      if (currentId !== null && currentId !== id) {
        Season.assertUnplayedAreKnown((await this.seasons.countUnsettled(currentId)).unplayed, unplayedSeries);
      }
      await this.settings.saveCurrentSeason(actor, id);
      return id;
    });
  }

  /** What of the current season is not settled; nothing without a current season. */
  async unsettled(): Promise<Unsettled> {
    const { currentSeasonId } = await this.switches.current();
    return currentSeasonId === null ? SETTLED : this.seasons.countUnsettled(currentSeasonId);
  }

  /**
   * Ends the current season today: the league then has no current season, and sign-up for it closes. Refuses a season
   * that is not the current one (SEASON_NOT_CURRENT).
   */
  close(actor: Actor, id: number): Promise<number> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.lockCurrentSeason();
      const before = await this.lockSeason(id);
      if (currentId !== id) throw new LeagueError('SEASON_NOT_CURRENT', 'api.season.not-current');
      const after = { ...before, endsOn: Season.lastDayWhenClosed(before, stockholmDate(this.clock.now())) };
      await this.settings.saveCurrentSeason(actor, null);
      await this.seasons.update(id, after);
      await this.record(actor, 'season.close', id, before, after);
      return id;
    });
  }

  /**
   * Deletes a season that was made by mistake. Refuses the current one, that of sign-up, and one with divisions or
   * sign-ups (SEASON_IN_USE).
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.db.transaction(async () => {
      const currentId = await this.settings.lockCurrentSeason();
      const { signupSeasonId } = await this.switches.lockSwitches();
      const before = await this.lockSeason(id);
      if (id === currentId || id === signupSeasonId) throw Season.seasonInUse();
      // before the row is deleted, because the log's entry has its name
      await this.record(actor, 'season.delete', id, before, undefined);
      await this.seasons.delete(id);
    });
  }

  private async lockSeason(id: number): Promise<SeasonFacts> {
    const season = await this.seasons.lockById(id);
    if (!season) throw new LeagueError('NOT_FOUND', 'api.season.not-found');
    return season;
  }

  private record(
    actor: Actor,
    act: StaffActName,
    objectId: number,
    before: unknown,
    after: SeasonFacts | undefined,
  ): Promise<void> {
    return this.audit.record(actor, { act, objectKind: 'season', objectId, before, after });
  }
}
