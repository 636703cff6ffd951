import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Movement } from '../../../domain/competition/season-end/movements.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

const MovementEnum = { UP: 'up', STAYS: 'stays', DOWN: 'down', LEFT: 'left', NEW: 'new' } as const satisfies Record<
  string,
  Movement
>;

registerEnumType(MovementEnum, {
  name: 'Movement',
  description: 'Where a team plays compared with the season before',
  valuesMap: {
    UP: { description: 'In a higher division' },
    STAYS: { description: 'In the same division, or one beside it' },
    DOWN: { description: 'In a lower division' },
    LEFT: { description: 'In none any more' },
    NEW: { description: 'It did not play in the season before' },
  },
});

@ObjectType('SeasonMove', { description: 'A team between two seasons' })
export class SeasonMoveType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => MovementEnum, { description: 'Where it plays now, compared with the season before' }) movement: Movement;
  @Field(() => DivisionRefType, { nullable: true, description: 'null: it is new' }) from: DivisionRefType | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Its final place there; null: it is new, or its division had no result',
  })
  place: number | null;
  @Field(() => DivisionRefType, { nullable: true, description: 'null: it has left' }) to: DivisionRefType | null;
  @Field(() => DivisionRefType, { nullable: true, description: 'The qualifier that it played; null: none' })
  qualifier: DivisionRefType | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'It has won the qualifier between two ranks, or lost it; null: it played none of these',
  })
  hasQualified: boolean | null;
}

@ObjectType('SeasonMovements', { description: 'Who went up and down between two seasons, who left and who is new' })
export class SeasonMovementsType {
  @Field(() => SeasonRefType) from: SeasonRefType;
  @Field(() => SeasonRefType) to: SeasonRefType;
  @Field(() => [DivisionRefType], { description: 'The top one first' }) fromDivisions: DivisionRefType[];
  @Field(() => [DivisionRefType], { description: 'The top one first' }) toDivisions: DivisionRefType[];
  @Field(() => [SeasonMoveType], { description: 'By division and final place, at last those who are new' })
  moves: SeasonMoveType[];
}
