import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../domain/league-error.ts';
import { Db } from '../../platform/db/db.ts';
import { sqlStateOf } from '../../platform/db/pg-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { PlayerTotalsService } from '../divisions/player-totals.service.ts';
import { ChangeSetsRepository } from './change-sets.repository.ts';
import { CorrectionsService } from './corrections.service.ts';
import { UndoPlansService } from './undo-plans.service.ts';
import type { StoredChange, UndoEntry, UndoPlan } from './undo.ts';

/** SQLSTATE class 23: a constraint refused a row. */
const CONSTRAINT = /^23/;

/** Takes acts of staff back (R19). */
@Injectable()
export class UndoService {
  constructor(
    private readonly db: Db,
    private readonly plans: UndoPlansService,
    private readonly sets: ChangeSetsRepository,
    private readonly totals: PlayerTotalsService,
    private readonly corrections: CorrectionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * What taking an act back means. It is tried in a transaction that is rolled back, so that what the database refuses is
   * an obstacle too.
   */
  async preview(actor: Actor, entryId: number): Promise<UndoPlan> {
    const plan = await this.plans.of(actor, entryId, { isLocked: false });
    if (plan.obstacle) return plan;
    const refusal = await refusalOf(() =>
      this.db.rehearse(async () => {
        await this.sets.lock(plan.changes);
        await this.bringBack(plan.changes);
      }),
    );
    return refusal ? { ...plan, obstacle: { messageKey: refusal.messageKey, params: refusal.details.params } } : plan;
  }

  /**
   * Takes an act back, together with the later acts that stand on it: `seenIds` are the entries that the caller was
   * shown. Every row is then as before, and each entry gets an entry that says so. Refuses what cannot be taken back
   * (NOT_UNDOABLE with the reason), other entries than were shown (CHANGED_MEANWHILE), and to take the last admin's
   * role (LAST_ADMIN).
   */
  async undo(actor: Actor, entryId: number, seenIds: readonly number[]): Promise<UndoEntry[]> {
    return this.db.transaction(async () => {
      const { entries, changes, obstacle } = await this.plans.of(actor, entryId, { isLocked: true });
      if (obstacle) throw new LeagueError('NOT_UNDOABLE', obstacle.messageKey, { params: obstacle.params });
      if (
        !isSameSet(
          seenIds,
          entries.map(({ id }) => id),
        )
      ) {
        throw new LeagueError('CHANGED_MEANWHILE', 'api.undo.meanwhile');
      }
      const setIds = [...new Set(changes.map(({ setId }) => setId))];
      const divisions = await this.sets.findDivisions(setIds);
      await this.bringBack(changes);
      for (const id of new Set([...divisions, ...(await this.sets.findDivisions(setIds))]))
        await this.totals.recompute(id);
      for (const entry of entries) await this.record(actor, entry);
      await this.corrections.send(setIds, changes);
      return entries;
    });
  }

  private async bringBack(changes: readonly StoredChange[]): Promise<void> {
    await this.sets.bringBack(changes).catch(refuseConstraint);
    const { isAdminMissing, isSeasonMissing } = await this.sets.findBroken();
    if (isAdminMissing) throw new LeagueError('LAST_ADMIN', 'api.user.last-admin');
    if (isSeasonMissing) throw new LeagueError('NOT_UNDOABLE', 'api.undo.season-in-use');
  }

  private record(actor: Actor, { id, objectKind, objectId, before, after, isOwn }: UndoEntry) {
    return this.audit.record(actor, {
      act: 'act.undo',
      objectKind,
      objectId,
      before: after ?? undefined,
      after: before ?? undefined,
      undoesId: id,
      isOwnTeam: isOwn,
    });
  }
}

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === others.length;

function refuseConstraint(error: unknown): never {
  if (CONSTRAINT.test(sqlStateOf(error) ?? '')) throw new LeagueError('NOT_UNDOABLE', 'api.undo.blocked');
  throw error;
}
