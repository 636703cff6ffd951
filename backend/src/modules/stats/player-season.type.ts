import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { SeasonRefType } from '../refs/season-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';
import { PlayerStatsType } from './stats.type.ts';

@ObjectType('PlayerSeason', {
  description:
    "A line of a player's timeline, with the team at the season's end, or the present team while the season runs",
})
export class PlayerSeasonType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType, { nullable: true }) division: DivisionRefType | null;
  @Field(() => TeamRefType, { nullable: true }) team: TeamRefType | null;
  @Field(() => String, { nullable: true, description: "The team's present name" }) currentTeamName: string | null;
  @Field(() => Int, { nullable: true, description: "The team's place in its table" }) placement: number | null;
  @Field(() => PlayerStatsType, { nullable: true }) stats: PlayerStatsType | null;
}
