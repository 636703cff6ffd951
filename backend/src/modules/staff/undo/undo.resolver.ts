import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { whyItStays } from '../../../domain/undo/undoable-acts.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { resultsIn } from '../../audit/shown-result.ts';
import { shownChanges } from '../../audit/shown-changes.ts';
import { textKeyOf } from '../../audit/staff-acts.ts';
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
    @Args('isWholePress', {
      type: () => Boolean,
      defaultValue: false,
      description: 'With all acts of the press that made it',
    })
    isWholePress: boolean,
  ): Promise<UndoPlanType> {
    const { entries, effects, obstacle } = await this.undos.preview(actor, entryId, isWholePress);
    const params = Object.entries(obstacle?.params ?? {}).map(([name, value]) => ({ name, value: String(value) }));
    return { acts: entries.map(toAct), effects, obstacle: obstacle && { messageKey: obstacle.messageKey, params } };
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
    const { act, toldAct, undoesAct, redoesAct } = latest;
    const isUndoable = whyItStays(act) === null && undoesAct !== 'act.undo';
    const keys = { actKey: textKeyOf(toldAct), undoesKey: keyOf(undoesAct), redoesKey: keyOf(redoesAct) };
    return { ...latest, ...keys, isUndoable };
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Mutation(() => UndoActResult, { description: 'Takes an act back, with the later acts that stand on it' })
  async undoAct(@CurrentActor() actor: Actor, @Args('input') { entryId, entryIds, isWholePress }: UndoActInput) {
    return { acts: (await this.undos.undo(actor, entryId, entryIds, isWholePress ?? false)).map(toAct) };
  }
}

/** The changes of the undo: the reverse of the act's. */
function toAct({ before, after, toldAct, undoesAct, redoesAct, ...entry }: UndoEntry): UndoneActType {
  const turned = resultsIn(after ?? undefined, before ?? undefined);
  return {
    ...entry,
    ...{ actKey: textKeyOf(toldAct), undoesKey: keyOf(undoesAct), redoesKey: keyOf(redoesAct) },
    results: turned.results,
    ...shownChanges(turned.before, turned.after, MOST_CHANGES),
  };
}

const keyOf = (act: string | null): string | null => act && textKeyOf(act);
