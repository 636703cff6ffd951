import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { mayDecide } from '../../../domain/own-matter.ts';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { laterSetsOn, ledgersOf, resultsOnTimes, standingChanges } from '../../../domain/undo/later-changes.ts';
import type { TakenBack } from '../../../domain/undo/later-changes.ts';
import { isFinal, mayTakeBack, whyItStays } from '../../../domain/undo/undoable-acts.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ChangeSetsRepository } from './change-sets.repository.ts';
import { TRACKED_TABLES } from './tracked-tables.ts';
import { NAMED } from './undo-effect.ts';
import { UndoRepository } from './undo.repository.ts';
import type { LatestAct, Obstacle, StoredChange, UndoChoice, UndoEntry, UndoPlan } from './undo.ts';

/**
 * With more later acts than this nothing is taken back: staff would not read such a list. A press is one thing that they have done,
 * however many lines of a table it saved.
 */
const MOST_LATER = 100;

const TABLES = TRACKED_TABLES.map(({ name }) => name);

/** Finds out what taking an act back means: which later acts stand on it, and what stands in the way (R19). */
@Injectable()
export class UndoPlansService {
  constructor(
    private readonly acts: UndoRepository,
    private readonly sets: ChangeSetsRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * The plan for an entry of the audit, or for the whole press that made it. With `isLocked`, in a transaction, it holds the rows,
   * so that the plan stays true until the transaction ends. Whoever may not take back all that belongs to the plan learns nothing
   * about it: their answer is the one for an unknown entry (T115). An admin is told of an unknown entry (NOT_FOUND).
   */
  async of(
    actor: Actor,
    { entryId, isWholePress }: UndoChoice,
    { isLocked }: { isLocked: boolean },
  ): Promise<UndoPlan> {
    const chosen = await this.acts.findEntry(entryId);
    if (!hasRole(actor, 'admin') && (!chosen || chosen.actorUserId !== actor.userId)) return refusedPlan(NOT_YOURS);
    if (!chosen) throw new LeagueError('NOT_FOUND', 'api.undo.no-such-act');
    const { setId } = chosen;
    if (setId === null) return refusedPlan({ messageKey: 'api.undo.too-old' });
    const press = isWholePress ? await this.acts.findPress(entryId) : [setId];
    const found = await this.closure(actor, press, isLocked);
    const entries = found.entries.filter(({ act }) => whyItStays(act) === null);
    const rule = entries.some(({ isOwn }) => isOwn) ? await this.audit.ownMatterRule() : 'marked';
    const missing = missingRight(actor, entries, found.changes, rule);
    if (missing) return refusedPlan(missing);
    const first = found.entries.find(({ id }) => id === entryId);
    const obstacle = (first && this.whyNot(first, found.pairs)) ?? found.obstacle ?? obstacleIn(found.changes);
    if (obstacle?.messageKey === WAS_ERASED) return refusedPlan(obstacle);
    return { entries, changes: found.changes, obstacle };
  }

  /** The caller's latest act, on one series or at all, so that they can take it back at once; null for none. */
  async latest({ userId }: Actor, seriesId: number | null): Promise<LatestAct | null> {
    return userId === null ? null : this.acts.findLatestOf(userId, seriesId);
  }

  /** The chosen transactions with all later ones that have to be taken back together with them. */
  private async closure(
    actor: Actor,
    chosen: readonly number[],
    isLocked: boolean,
  ): Promise<UndoPlan & { pairs: readonly TakenBack[] }> {
    const setIds = [...chosen];
    for (;;) {
      const changes = await this.acts.findChanges(setIds, actor.playerId);
      if (isLocked) await this.sets.lock(changes);
      const pairs = standingChanges(await this.acts.findPairs(setIds));
      const entries = await this.acts.findEntries(setIds, actor.userId, actor.playerId);
      const { later, obstacle } = await this.standingOn(setIds, changes, pairs);
      const more = later.filter((id) => !setIds.includes(id));
      const stop =
        obstacle ??
        (await this.obstacleOf(actor, more, changes)) ??
        tooMany(setIds.length + more.length - chosen.length);
      if (stop !== null || more.length === 0) return { entries, changes, obstacle: stop, pairs };
      setIds.push(...more);
    }
  }

  /** The later transactions that changed the same rows, or stored rows that name them. */
  private async standingOn(
    setIds: readonly number[],
    changes: readonly StoredChange[],
    pairs: readonly TakenBack[],
  ): Promise<{ later: number[]; obstacle: Obstacle | null }> {
    const found = await this.acts.findLater(setIds, changes, ledgersOf(changes));
    const later = laterSetsOn(changes, found, pairs);
    const played = await this.acts.findReported(resultsOnTimes(changes, found, pairs).map(Number));
    if (played.length > 0) return { later, obstacle: resultsStand(played) };
    const inserted = groupBy(
      changes.filter(({ kind }) => kind === 'insert'),
      ({ table }) => table,
    );
    const parents = new Map([...inserted].map(([table, rows]) => [table, rows.map(({ key }) => key)]));
    const isVoid = (id: number) => pairs.some(({ undoSetId, undoneSetId }) => undoSetId === id || undoneSetId === id);
    for (const { table, setIds: by } of await this.acts.findDependants(parents, TABLES)) {
      const origin = by.find((id) => setIds.includes(id) || !isVoid(id));
      if (origin === undefined) return { later, obstacle: { messageKey: `api.undo.changed-since.${areaOf(table)}` } };
      if (!later.includes(origin)) later.push(origin);
    }
    return { later, obstacle: null };
  }

  /** A later change by a member, or one that is final, stays. */
  private async obstacleOf(
    actor: Actor,
    more: readonly number[],
    changes: readonly StoredChange[],
  ): Promise<Obstacle | null> {
    if (more.length === 0) return null;
    const entries = await this.acts.findEntries(more, actor.userId, actor.playerId);
    if (entries.some(({ act }) => isFinal(act))) return { messageKey: WAS_ERASED };
    const unknown = more.filter((id) => !entries.some(({ setId }) => setId === id));
    if (unknown.length === 0) return null;
    const theirs = await this.acts.findChanges(unknown, actor.playerId);
    const same = theirs.find(({ table, key }) => changes.some((own) => own.table === table && own.key === key));
    const table = (same ?? theirs[0])?.table ?? '';
    return { messageKey: `api.undo.changed-since.${areaOf(table)}` };
  }

  private whyNot({ setId, act, undoesAct }: UndoEntry, pairs: readonly TakenBack[]): Obstacle | null {
    const stays = whyItStays(act);
    if (stays !== null) return { messageKey: stays };
    if (undoesAct === 'act.undo') return { messageKey: 'api.undo.twice' };
    if (pairs.some(({ undoneSetId }) => undoneSetId === setId)) return { messageKey: 'api.undo.already' };
    return null;
  }
}

/** Of acts that the reader may not take back, and of those about an erased person, nothing is shown beside the reason. */
const refusedPlan = (obstacle: Obstacle): UndoPlan => ({ entries: [], changes: [], obstacle });

const WAS_ERASED = 'api.undo.was-erased';
const NOT_YOURS: Obstacle = { messageKey: 'api.undo.not-yours' };

/** What the reader lacks to take all of the acts back; null for nothing. */
function missingRight(
  actor: Actor,
  entries: readonly UndoEntry[],
  changes: readonly StoredChange[],
  rule: OwnMatterRule,
): Obstacle | null {
  if (!entries.every((entry) => mayTakeBack(actor, entry))) return NOT_YOURS;
  if (!entries.every(({ isOwn }) => mayDecide(actor, isOwn))) return { messageKey: 'api.undo.own-team' };
  // no one decides what captains contest about their own team, in this way neither
  if (changes.some(({ isOwnContest }) => isOwnContest)) return { messageKey: 'api.undo.own-team' };
  if (rule === 'another-admin' && entries.some(({ isOwn }) => isOwn)) {
    return { messageKey: 'api.own-matter.another-admin' };
  }
  return null;
}

function obstacleIn(changes: readonly StoredChange[]): Obstacle | null {
  if (changes.some(({ isForgotten }) => isForgotten)) return { messageKey: WAS_ERASED };
  return changes.length === 0 ? { messageKey: 'api.undo.too-old' } : null;
}

const resultsStand = (names: readonly string[]): Obstacle => ({
  messageKey: 'api.undo.result-stands',
  params: { series: `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}` },
});

const tooMany = (count: number): Obstacle | null => (count > MOST_LATER ? { messageKey: 'api.undo.too-many' } : null);

/** What a table is about, for the sentence of a refusal. */
const AREAS: Readonly<Record<string, string>> = {
  user_role: 'people',
  player: 'people',
  merged_player: 'people',
  game_account: 'people',
  sanction: 'people',
  person_note: 'people',
  association_member: 'people',
  membership: 'people',
  team: 'team',
  merged_team: 'team',
  roster_entry: 'team',
  invite: 'team',
  signup: 'team',
  division_team: 'division',
  placement_band: 'division',
  division: 'division',
  stage: 'division',
  stage_entrant: 'division',
  season: 'division',
  season_honour: 'division',
  series: 'series',
  series_reminder: 'series',
  time_proposal: 'series',
  game: 'series',
  player_game_stats: 'series',
  goal: 'series',
  approval_request: 'request',
  image: 'request',
  partner: 'request',
  six_mans_player: 'six-mans',
  six_mans_series: 'six-mans',
  six_mans_result: 'six-mans',
  six_mans_floor: 'six-mans',
};

const areaOf = (table: string): string => AREAS[table] ?? 'site';
