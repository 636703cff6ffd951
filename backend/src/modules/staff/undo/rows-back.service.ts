import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { constraintOf, sqlStateOf } from '../../../platform/db/pg-error.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import { ChangeSetsRepository } from './change-sets.repository.ts';
import { PossibleStatesService } from './possible-states.service.ts';
import type { StoredChange } from './undo.ts';

/** SQLSTATE class 23: a constraint refused a row. */
const CONSTRAINT = /^23/;

/** What decides places: in a settled season it stands (R46). */
const OF_PLACES: ReadonlySet<string> = new Set(['series', 'game', 'division_team', 'stage', 'stage_entrant']);
/** A merge of teams decides none: each place is of the same team under another number (R47). */
function decidePlaces(changes: readonly StoredChange[]): boolean {
  const merges = new Set(changes.filter(({ table }) => table === 'merged_team').map(({ setId }) => setId));
  return changes.some(({ table, setId }) => OF_PLACES.has(table) && !merges.has(setId));
}

/** Brings rows back as they were, when the league can stand so (R19). In the caller's transaction. */
@Injectable()
export class RowsBackService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly states: PossibleStatesService,
    private readonly totals: PlayerTotalsService,
    private readonly brackets: StageBracketsService,
  ) {}

  /**
   * Brings back what some transactions have changed. Refuses what the database or the domain does not let stand
   * (NOT_UNDOABLE with the reason), and to take the last admin's role (LAST_ADMIN). A bracket follows its results (R43).
   */
  async bringBack(changes: readonly StoredChange[]): Promise<void> {
    const divisions = await this.sets.findDivisions(setIdsOf(changes));
    if (decidePlaces(changes) && (await this.sets.lockSeasonsOf(divisions)).some(({ isSettled }) => isSettled)) {
      throw new LeagueError('NOT_UNDOABLE', 'api.undo.season-settled');
    }
    const stages = await this.brackets.lockAllOf(divisions);
    await this.sets.lock(changes);
    await this.states.watch(setIdsOf(changes), async () => {
      await this.sets.bringBack(changes).catch(refuseConstraint);
    });
    for (const stageId of stages) await this.brackets.follow(stageId);
    const { isAdminMissing, isSeasonMissing } = await this.sets.findBroken();
    if (isAdminMissing) throw new LeagueError('LAST_ADMIN', 'api.user.last-admin');
    if (isSeasonMissing) throw new LeagueError('NOT_UNDOABLE', 'api.undo.season-in-use');
  }

  /** The same, and counts the sums of the players again. */
  async bringBackWithSums(changes: readonly StoredChange[]): Promise<void> {
    const setIds = setIdsOf(changes);
    const divisions = await this.sets.findDivisions(setIds);
    await this.bringBack(changes);
    for (const id of new Set([...divisions, ...(await this.sets.findDivisions(setIds))])) {
      await this.totals.recompute(id);
    }
  }
}

/** The transactions of some changes. */
export const setIdsOf = (changes: readonly StoredChange[]): number[] => [...new Set(changes.map(({ setId }) => setId))];

/** The database has said it before the domain was asked. */
const IMPOSSIBLE: Readonly<Record<string, string>> = { no_show_claim_without_result: 'api.undo.impossible.claim' };

function refuseConstraint(error: unknown): never {
  if (CONSTRAINT.test(sqlStateOf(error) ?? '')) {
    throw new LeagueError('NOT_UNDOABLE', IMPOSSIBLE[constraintOf(error) ?? ''] ?? 'api.undo.blocked');
  }
  throw error;
}
