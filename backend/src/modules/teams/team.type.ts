import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { HISTORY } from '../../platform/graphql/costs.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { SanctionType } from '../refs/sanction-ref.type.ts';
import { TeamSeasonType } from './team-season.type.ts';

@ObjectType('RosterMember', { description: 'A player in a team now' })
export class RosterMemberType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int, { nullable: true }) mmr: number | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
  @Field(() => Boolean) isCaptain: boolean;
  @Field(() => Date) since: string;
}

@ObjectType('Team', { description: 'A team as it is today, with its history' })
export class TeamType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) logo: string | null;
  @Field(() => String, { nullable: true }) banner: string | null;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Int, {
    nullable: true,
    description:
      'The season whose division stands for the team today: the current one, or else its last; null: none yet',
  })
  presentSeasonId: number | null;
  @Field(() => [RosterMemberType]) roster: RosterMemberType[];
  @Extensions(HISTORY)
  @Field(() => [TeamSeasonType], { description: "Every season since the team's first, newest first" })
  seasons: TeamSeasonType[];
  @Field(() => [SanctionType], { description: 'The published ones of the team itself, newest first' })
  sanctions: SanctionType[];
}
