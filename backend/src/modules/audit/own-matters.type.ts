import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';

@ObjectType('OwnMatterAct', { description: 'An act of an admin about their own team, a rival of it, or themselves' })
export class OwnMatterActType {
  @Field(() => Int) id: number;
  @Field(() => Date) at: string;
  @Field(() => String, { description: '`series.report`, `division.team`, …' }) act: string;
  @Field(() => String, { nullable: true, description: 'Of a series, a team or a division; other things are not named' })
  name: string | null;
  @Field(() => Int, { nullable: true }) seriesId: number | null;
  @Field(() => Int, { nullable: true }) teamId: number | null;
  @Field(() => DivisionRefType, { nullable: true }) division: DivisionRefType | null;
  @Field(() => PlayerRefType, { nullable: true, description: "The admin's player" }) player: PlayerRefType | null;
  @Field(() => Boolean, { description: 'It was taken back, and does not hold' }) isUndone: boolean;
}
