import { Field, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { SeasonRefType } from '../refs/season-ref.type.ts';

/** A team in one season. Its place, series and statistics are added by their own modules. */
@ObjectType('TeamSeason')
export class TeamSeasonType {
  /** Whose season it is; not a field of the schema. */
  teamId: number;

  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType, { nullable: true, description: 'null: the team did not play this season' })
  division: DivisionRefType | null;
  @Field(() => String, { nullable: true, description: 'What the team was called that season' }) name: string | null;
  @Field(() => [PlayerRefType], { description: 'Everyone who was in the team that season' }) roster: PlayerRefType[];
}
