import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt } from 'class-validator';
import { STAGE_EXITS } from '../../../domain/stages/seed-status.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { StageExitEnum } from '../../series/stages/stage.type.ts';

@ObjectType('StageExitPreview', { description: 'What it means that a team leaves a drawn stage' })
export class StageExitPreviewType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => TeamRefType, { nullable: true, description: 'Who goes on in its next series; null: not known yet' })
  opponent: TeamRefType | null;
  @Field(() => Date, { nullable: true, description: 'When that series is to be played' }) scheduledAt: Date | null;
  @Field(() => TeamRefType, { nullable: true, description: 'Whom it has beaten last, when that team can come back' })
  beaten: TeamRefType | null;
}

@InputType()
export class TakeOutOfStageInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'The version that the caller has seen' }) @IsInt() version: number;
  @Field(() => Int) @IsInt() teamId: number;
  @Field(() => StageExitEnum) @IsIn(STAGE_EXITS) exit: StageExit;
  @Field(() => Boolean, { description: 'Only after a disqualification: whom it has beaten last comes back' })
  @IsBoolean()
  doesBeatenReturn: boolean;
}
