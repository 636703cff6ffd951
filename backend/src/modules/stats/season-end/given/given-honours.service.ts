import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertVersion } from '../../../../domain/changed-meanwhile.ts';
import {
  assertHonoursOpen,
  assertHonourSubject,
  assertHonourTexts,
  assertHonourWords,
  honourChangedMeanwhile,
} from '../../../../domain/competition/season-end/given-honour.ts';
import type {
  HonourSubject,
  HonourTexts,
  HonourWords,
} from '../../../../domain/competition/season-end/given-honour.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { Db } from '../../../../platform/db/db.ts';
import { containingPattern, rowsOf } from '../../../../platform/db/table-page.ts';
import type { TablePage, TableSlice } from '../../../../platform/db/table-page.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import type { StaffActName } from '../../../audit/staff-acts.ts';
import { SeasonEndRepository } from '../season-end.repository.ts';
import { GivenHonoursRepository } from './given-honours.repository.ts';
import type { GivenHonours, GoalOfSeason, OwnHonour, RecordedGoal } from './given-honours.ts';

/** An honour, and the version that the caller saw. */
export interface HonourTarget {
  id: number;
  version: number;
}

/** A recorded goal that staff choose; `version` is that of the choice that it replaces, null for none. */
export interface GoalChoice extends HonourTexts, Pick<RecordedGoal, 'seriesId' | 'game' | 'goal'> {
  version: number | null;
}

/** The act that the log gets, with the values that it replaced and made. */
interface GivenAct {
  act: StaffActName;
  isOwn: boolean;
  before?: object | undefined;
  after?: object | undefined;
}

/** A stored goal of the season for the log, and whether it is the actor's own matter. */
interface ToldGoal {
  told: object;
  isOwn: boolean;
}

/** Staff give honours in a settled season: the goal of the season, and their own with a text (R46). */
@Injectable()
export class GivenHonoursService {
  constructor(
    private readonly db: Db,
    private readonly honours: GivenHonoursRepository,
    private readonly seasons: SeasonEndRepository,
    private readonly audit: AuditService,
  ) {}

  /** What staff have given in a season. */
  ofSeason(seasonId: number): Promise<GivenHonours> {
    return this.honours.findGiven(seasonId);
  }

  /** A page of the goals of a season that recordings have. */
  async recordedGoals(seasonId: number, { text, ...slice }: TableSlice): Promise<TablePage<RecordedGoal>> {
    const found = await this.honours.findRecordedGoals(seasonId, containingPattern(text), rowsOf(slice));
    return { items: found.map(({ total: _total, ...goal }) => goal), total: found[0]?.total ?? 0 };
  }

  /** Gives one of staff's own. Refuses impossible words (INVALID_INPUT), and an unknown player or team (NOT_FOUND). */
  async give(actor: Actor, seasonId: number, subject: HonourSubject, typed: HonourWords): Promise<GivenHonours> {
    assertHonourSubject(subject);
    const words = assertHonourWords(typed);
    return this.inSettledSeason(actor, seasonId, async () => {
      const { isOwn } = await this.lockHonoured(subject, actor);
      await this.honours.insertOwn(seasonId, subject, words);
      return { act: 'season.honour-give', isOwn, after: { ...subject, ...words } };
    });
  }

  /** Changes the words. Refuses an unknown one (NOT_FOUND), and who has not seen the latest version (CHANGED_MEANWHILE). */
  async change(actor: Actor, target: HonourTarget, typed: HonourWords): Promise<GivenHonours> {
    const words = assertHonourWords(typed);
    const seasonId = await this.seasonOf(target.id);
    return this.inSettledSeason(actor, seasonId, async ({ own }) => {
      const { stored, isOwn } = await this.lockOwn(actor, seasonId, own, target);
      await this.honours.updateHonour(stored.id, words);
      const after = { ...subjectOf(stored), ...words };
      return { act: 'season.honour-change', isOwn, before: ownOf(stored), after };
    });
  }

  /** Takes an honour away, also the goal of the season. Refuses as `change`. */
  async remove(actor: Actor, target: HonourTarget): Promise<GivenHonours> {
    const seasonId = await this.seasonOf(target.id);
    return this.inSettledSeason(actor, seasonId, async ({ own, goal }) => {
      if (goal?.id === target.id) return this.removeGoal(actor, seasonId, target);
      const { stored, isOwn } = await this.lockOwn(actor, seasonId, own, target);
      await this.honours.deleteHonour(stored.id);
      return { act: 'season.honour-remove', isOwn, before: ownOf(stored) };
    });
  }

  /** Chooses the goal of the season. Refuses one that no recording of the season has (NOT_FOUND), and as `change`. */
  async chooseGoal(actor: Actor, seasonId: number, { version, ...chosen }: GoalChoice): Promise<GivenHonours> {
    const texts = assertHonourTexts(chosen);
    return this.inSettledSeason(actor, seasonId, async ({ goal }) => {
      const stored = goal && (await this.lockedHonours(seasonId, goal.id)).goal;
      // who saw none must not replace one, and who saw one must not bring it back
      if ((stored?.version ?? null) !== version) throw honourChangedMeanwhile();
      const former = stored && (await this.tellGoal(seasonId, stored, actor));
      const found = await this.honours.findGoal(seasonId, chosen, actor);
      if (!found) throw new LeagueError('NOT_FOUND', 'api.honour.no-such-goal');
      const place = { gameId: found.gameId, goal: chosen.goal };
      if (stored) await this.honours.updateHonour(stored.id, { ...place, ...texts });
      else await this.honours.insertGoal(seasonId, place, texts);
      const after = { ...goalOf({ ...chosen, ...texts }), playerId: found.scorerId };
      const isOwn = found.isOwn || former?.isOwn === true;
      return { act: 'season.goal', isOwn, before: former?.told, after };
    });
  }

  private async removeGoal(actor: Actor, seasonId: number, target: HonourTarget): Promise<GivenAct> {
    const { goal } = await this.lockedHonours(seasonId, target.id);
    const stored = seen(goal ? [goal] : [], target);
    const { told, isOwn } = await this.tellGoal(seasonId, stored, actor);
    await this.honours.deleteHonour(stored.id);
    return { act: 'season.honour-remove', isOwn, before: told };
  }

  private inSettledSeason(
    actor: Actor,
    seasonId: number,
    work: (given: GivenHonours) => Promise<GivenAct>,
  ): Promise<GivenHonours> {
    return this.db.transaction(async () => {
      const season = await this.seasons.lockSeason(seasonId);
      if (!season) throw new LeagueError('NOT_FOUND', 'api.season.not-found');
      assertHonoursOpen(season.settledAt);
      const { act, isOwn, before, after } = await work(await this.honours.findGiven(seasonId));
      await this.audit.record(actor, {
        ...{ act, objectKind: 'season', objectId: seasonId, before, after, isOwnTeam: isOwn },
      });
      return this.honours.findGiven(seasonId);
    });
  }

  private async seasonOf(id: number): Promise<number> {
    const seasonId = await this.honours.findSeasonOf(id);
    if (seasonId === null) throw new LeagueError('NOT_FOUND', 'api.honour.not-found');
    return seasonId;
  }

  private async lockHonoured(subject: HonourSubject, actor: Actor): Promise<{ isOwn: boolean }> {
    const found = await this.honours.lockHonoured(subject, actor);
    if (found) return found;
    const field = subject.playerId === null ? 'teamId' : 'playerId';
    throw new LeagueError('NOT_FOUND', 'api.honour.no-such-subject', { field });
  }

  /**
   * Locks who has the honour, then the honour: a merge locks in that order too. Refuses one that it has given to another
   * (CHANGED_MEANWHILE).
   */
  private async lockOwn(
    actor: Actor,
    seasonId: number,
    own: readonly OwnHonour[],
    target: HonourTarget,
  ): Promise<{ stored: OwnHonour; isOwn: boolean }> {
    const subject = subjectOf(seen(own, target));
    const locked = await this.honours.lockHonoured(subject, actor);
    const stored = seen((await this.lockedHonours(seasonId, target.id)).own, target);
    if (!locked || !isSameSubject(subject, subjectOf(stored))) throw honourChangedMeanwhile();
    return { stored, isOwn: locked.isOwn };
  }

  /** Reads the honours again with one of them locked, because an undo and a merge change them without the lock of the season. */
  private async lockedHonours(seasonId: number, id: number): Promise<GivenHonours> {
    await this.honours.lockHonour(id);
    return this.honours.findGiven(seasonId);
  }

  /** What the log says about a chosen goal. A goal that no recording has now has no scorer. */
  private async tellGoal(seasonId: number, stored: GoalOfSeason, actor: Actor): Promise<ToldGoal> {
    const found = await this.honours.findGoal(seasonId, stored, actor);
    return { told: { ...goalOf(stored), playerId: found?.scorerId ?? null }, isOwn: found?.isOwn ?? false };
  }
}

function seen<Honour extends HonourTarget>(honours: readonly Honour[], { id, version }: HonourTarget): Honour {
  const stored = honours.find((honour) => honour.id === id);
  if (!stored) throw new LeagueError('NOT_FOUND', 'api.honour.not-found');
  assertVersion(version, stored.version, 'api.honour.changed-meanwhile');
  return stored;
}

const isSameSubject = (one: HonourSubject, other: HonourSubject): boolean =>
  one.playerId === other.playerId && one.teamId === other.teamId;

const subjectOf = ({ player, team }: OwnHonour): HonourSubject => ({
  playerId: player?.id ?? null,
  teamId: team?.id ?? null,
});

const ownOf = (honour: OwnHonour): HonourSubject & HonourWords => {
  const { nameSv, nameEn, textSv, textEn } = honour;
  return { ...subjectOf(honour), nameSv, nameEn, textSv, textEn };
};

const goalOf = ({ seriesId, game, goal, textSv, textEn }: Omit<GoalChoice, 'version'>) => ({
  ...{ seriesId, game, goal, textSv, textEn },
});
