import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional } from 'class-validator';
import { FATES, THINGS } from '../../../domain/undo/effects.ts';
import type { Fate, Thing } from '../../../domain/undo/effects.ts';
import { countsAs } from '../../../platform/graphql/costs.ts';
import { NAMED } from './undo-effect.ts';
import { AuditChangeType } from '../../audit/audit.type.ts';
import { AuditResultsType } from '../../audit/shown-result.type.ts';
import { ProblemParamType, resultOf } from '../../../platform/errors/problem.type.ts';

/** More entries than any plan has. */
const MOST_ENTRIES = 3000;

@ObjectType('UndoneAct', { description: 'Staff only: an act that is or would be taken back' })
export class UndoneActType {
  @Field(() => Int, { description: "The entry's id in the audit" }) id: number;
  @Field(() => Date) at: string;
  @Field(() => String, { description: "Key of the act's text" }) actKey: string;
  @Field(() => String, { nullable: true, description: 'Key of the text of the act that this one took back' })
  undoesKey: string | null;
  @Field(() => String, { nullable: true, description: 'Of a redo: key of the text of the act that holds again' })
  redoesKey: string | null;
  @Field(() => AuditResultsType, {
    nullable: true,
    description: 'Of an act about the result of a series: before is the present one',
  })
  results: AuditResultsType | null;
  @Field(() => String) objectKind: string;
  @Field(() => Int) objectId: number;
  @Field(() => String, { nullable: true, description: 'Its name at that time; null: also of an erased person' })
  objectName: string | null;
  @Field(() => String, { nullable: true, description: 'null: the account no longer exists' }) actorName: string | null;
  @Field(() => [AuditChangeType], { description: 'What the undo changes: before is the present value' })
  changes: AuditChangeType[];
  @Field(() => Int, { description: 'Number of all changes; `changes` has the first of them' }) changeCount: number;
}

@ObjectType('UndoObstacle', { description: 'Why an act cannot be taken back' })
export class UndoObstacleType {
  @Field(() => String, { description: 'Key of the sentence in the translations' }) messageKey: string;
  @Field(() => [ProblemParamType]) params: ProblemParamType[];
}

const ThingEnum = Object.fromEntries(THINGS.map((thing) => [thing.toUpperCase().replaceAll('-', '_'), thing]));
registerEnumType(ThingEnum, { name: 'UndoThing', description: 'What an undo is about' });
const FateEnum = Object.fromEntries(FATES.map((fate) => [fate.toUpperCase(), fate]));
registerEnumType(FateEnum, {
  name: 'UndoFate',
  description: 'What becomes of it',
  valuesMap: {
    BACK: { description: 'It is there again' },
    GONE: { description: 'It is removed' },
    OPENED: { description: 'It is open again' },
    CLOSED: { description: 'It is decided again' },
    MOVED: { description: 'It is the former player’s again' },
    CHANGED: { description: 'It has its former values' },
  },
});

@ObjectType('UndoEffect', { description: 'What an undo does to some things of a kind' })
export class UndoEffectType {
  @Field(() => ThingEnum) thing: Thing;
  @Field(() => FateEnum) fate: Fate;
  @Field(() => Int) count: number;
  @Extensions(countsAs(NAMED)) @Field(() => [String], { description: 'Of the first of them' }) names: string[];
  @Field(() => String, { nullable: true, description: 'The player to whom moved things go' }) to: string | null;
}

@ObjectType('UndoPlan', { description: 'What taking an act back means' })
export class UndoPlanType {
  @Field(() => [UndoneActType], {
    description:
      'The acts that go together, the newest first; the chosen one is among them. None for who may not take all of them back',
  })
  acts: UndoneActType[];
  @Field(() => [UndoEffectType], { description: 'What would really happen; empty when there is an obstacle' })
  effects: UndoEffectType[];
  @Field(() => UndoObstacleType, { nullable: true }) obstacle: UndoObstacleType | null;
}

@ObjectType('UndoDone', { description: 'The acts that were taken back' })
export class UndoDoneType {
  @Field(() => [UndoneActType]) acts: UndoneActType[];
}

export const UndoActResult = resultOf('UndoActResult', UndoDoneType);

@ObjectType('LatestAct', { description: "The caller's latest act" })
export class LatestActType {
  @Field(() => Int) id: number;
  @Field(() => Date) at: string;
  @Field(() => String, { description: "Key of the act's text" }) actKey: string;
  @Field(() => String, { nullable: true, description: 'Key of the text of the act that it took back' })
  undoesKey: string | null;
  @Field(() => String, { nullable: true, description: 'Of a redo: key of the text of the act that holds again' })
  redoesKey: string | null;
  @Field(() => Int, { description: 'The acts of the same press; 1: it alone' }) pressCount: number;
  @Field(() => String, { nullable: true }) objectName: string | null;
  @Field(() => Boolean, { description: 'An undo can be asked for; undoPlan says whether something stands in its way' })
  isUndoable: boolean;
}

@InputType()
export class UndoActInput {
  @Field(() => Int, { description: 'The entry to take back' }) @IsInt() entryId: number;
  @Field(() => [Int], { description: 'The entries of the plan that was shown; refused when there are others now' })
  @IsArray()
  @ArrayMaxSize(MOST_ENTRIES)
  @IsInt({ each: true })
  entryIds: number[];
  @Field(() => Boolean, { nullable: true, description: 'With all acts of the press that made it' })
  @IsOptional()
  @IsBoolean()
  isWholePress?: boolean | null;
}
