import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { CorrectionsService } from './corrections.service.ts';
import { RowsBackService, setIdsOf } from './rows-back.service.ts';
import { UndoEffectsService } from './undo-effects.service.ts';
import { UndoPlansService } from './undo-plans.service.ts';
import type { ShownPlan, UndoEntry } from './undo.ts';

/** Takes acts of staff back (R19). */
@Injectable()
export class UndoService {
  constructor(
    private readonly db: Db,
    private readonly plans: UndoPlansService,
    private readonly rows: RowsBackService,
    private readonly corrections: CorrectionsService,
    private readonly effects: UndoEffectsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * What taking an act back means, or the whole press that made it. It is tried in a transaction that is rolled back, so that what the database refuses is
   * an obstacle too.
   */
  async preview(actor: Actor, entryId: number, isWholePress = false): Promise<ShownPlan> {
    const plan = await this.plans.of(actor, { entryId, isWholePress }, { isLocked: false });
    if (plan.obstacle) return { ...plan, effects: [] };
    const refusal = await refusalOf(() => this.db.rehearse(() => this.rows.bringBack(plan.changes)));
    if (!refusal) return { ...plan, effects: await this.effects.of(setIdsOf(plan.changes)) };
    return { ...plan, effects: [], obstacle: { messageKey: refusal.messageKey, params: refusal.details.params } };
  }

  /**
   * Takes an act back, or the whole press that made it, together with the later acts that stand on it: `seenIds` are the entries that the caller was
   * shown. Every row is then as before, and each entry gets an entry that says so. Refuses what cannot be taken back
   * (NOT_UNDOABLE with the reason), other entries than were shown (CHANGED_MEANWHILE), and to take the last admin's
   * role (LAST_ADMIN).
   */
  async undo(actor: Actor, entryId: number, seenIds: readonly number[], isWholePress = false): Promise<UndoEntry[]> {
    return this.db.transaction(async () => {
      const { entries, changes, obstacle } = await this.plans.of(actor, { entryId, isWholePress }, { isLocked: true });
      if (obstacle) throw new LeagueError('NOT_UNDOABLE', obstacle.messageKey, { params: obstacle.params });
      if (
        !isSameSet(
          seenIds,
          entries.map(({ id }) => id),
        )
      ) {
        throw new LeagueError('CHANGED_MEANWHILE', 'api.undo.meanwhile');
      }
      const results = await this.corrections.resultsOf(changes);
      await this.rows.bringBackWithSums(changes);
      for (const entry of entries) await this.record(actor, entry);
      await this.corrections.send(setIdsOf(changes), changes, results);
      return entries;
    });
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
