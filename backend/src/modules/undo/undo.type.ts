import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import { AuditChangeType } from '../audit/audit.type.ts';
import { ProblemParamType, resultOf } from '../../platform/errors/problem.type.ts';

/** More entries than any plan has. */
const MOST_ENTRIES = 1000;

@ObjectType('UndoneAct', { description: 'Staff only: an act that is or would be taken back' })
export class UndoneActType {
  @Field(() => Int, { description: "The entry's id in the audit" }) id: number;
  @Field(() => Date) at: string;
  @Field(() => String, { description: "Key of the act's text" }) actKey: string;
  @Field(() => String, { nullable: true, description: 'Key of the text of the act that this one took back' })
  undoesKey: string | null;
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

@ObjectType('UndoPlan', { description: 'What taking an act back means' })
export class UndoPlanType {
  @Field(() => [UndoneActType], {
    description:
      'The acts that go together, the newest first; the chosen one is among them. None for who may not take all of them back',
  })
  acts: UndoneActType[];
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
}
