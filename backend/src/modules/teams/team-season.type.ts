import { Field, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { SeasonRefType } from '../refs/season-ref.type.ts';

@ObjectType('TeamSeason', { description: 'A team in one season' })
export class TeamSeasonType {
  /** The team's id; not a field of the schema. */
  teamId: number;

  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType, { nullable: true, description: 'null: the team did not play this season' })
  division: DivisionRefType | null;
  @Field(() => String, { nullable: true, description: "The team's name in that season" }) name: string | null;
  @Field(() => Boolean, { description: 'The season is made early: neither current nor begun' }) isComing: boolean;
  @Field(() => [PlayerRefType], { description: 'Everyone who was in the team that season' }) roster: PlayerRefType[];
}
