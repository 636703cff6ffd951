import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { whyItStays } from '../../domain/undo/undoable-acts.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { shownChanges } from '../audit/shown-changes.ts';
import { textKeyOf } from '../audit/staff-acts.ts';
import { UndoPlansService } from './undo-plans.service.ts';
import { UndoService } from './undo.service.ts';
import { LatestActType, UndoActInput, UndoActResult, UndoPlanType } from './undo.type.ts';
import type { UndoneActType } from './undo.type.ts';
import type { UndoEntry } from './undo.ts';

/** The largest number of changes that are shown of an act. */
const MOST_CHANGES = 50;

/** Takes acts of staff back. */
@Resolver()
export class UndoResolver {
  constructor(
    private readonly plans: UndoPlansService,
    private readonly undos: UndoService,
  ) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => UndoPlanType, { description: 'What taking an act back means: an entry of the audit' })
  async undoPlan(
    @CurrentActor() actor: Actor,
    @Args('entryId', { type: () => Int }) entryId: number,
  ): Promise<UndoPlanType> {
    const { entries, obstacle } = await this.undos.preview(actor, entryId);
    const params = Object.entries(obstacle?.params ?? {}).map(([name, value]) => ({ name, value: String(value) }));
    return { acts: entries.map(toAct), obstacle: obstacle && { messageKey: obstacle.messageKey, params } };
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => LatestActType, { nullable: true })
  async latestAct(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int, nullable: true, description: 'Only acts on this series' })
    seriesId?: number | null,
  ): Promise<LatestActType | null> {
    const latest = await this.plans.latest(actor, seriesId ?? null);
    if (!latest) return null;
    const { act, undoesAct } = latest;
    const isUndoable = whyItStays(act) === null && undoesAct !== 'act.undo';
    return { ...latest, actKey: textKeyOf(act), undoesKey: undoesAct && textKeyOf(undoesAct), isUndoable };
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Mutation(() => UndoActResult, { description: 'Takes an act back, with the later acts that stand on it' })
  async undoAct(@CurrentActor() actor: Actor, @Args('input') { entryId, entryIds }: UndoActInput) {
    return { acts: (await this.undos.undo(actor, entryId, entryIds)).map(toAct) };
  }
}

/** The changes of the undo: the reverse of the act's. */
function toAct({ before, after, act, undoesAct, ...entry }: UndoEntry): UndoneActType {
  return {
    ...entry,
    actKey: textKeyOf(act),
    undoesKey: undoesAct && textKeyOf(undoesAct),
    ...shownChanges(after ?? undefined, before ?? undefined, MOST_CHANGES),
  };
}
