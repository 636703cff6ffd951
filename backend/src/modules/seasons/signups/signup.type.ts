import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { PLAYERS_NEEDED, SWEDISH_NEEDED } from '../../../domain/teams/signup.ts';
import type { SignupObstacle } from '../../../domain/teams/signup.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonType } from '../season.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import type { SignupSort } from './signup-filter.ts';

export const SignupObstacleEnum = {
  NOT_SIGNED_IN: 'notSignedIn',
  NO_TEAM: 'noTeam',
  NOT_CAPTAIN: 'notCaptain',
  ALREADY_SIGNED_UP: 'alreadySignedUp',
  NOT_OPEN_YET: 'notOpenYet',
  REGISTRATION_CLOSED: 'registrationClosed',
} as const satisfies Record<string, SignupObstacle>;
registerEnumType(SignupObstacleEnum, { name: 'SignupObstacle', description: 'The obstacles, in this order' });

@ObjectType('SignupView', { description: 'Sign-up for the open season, as it is for the viewer' })
export class SignupViewType {
  @Field(() => SeasonType, {
    nullable: true,
    description: 'It can be later than the current season; null: there is none',
  })
  season: SeasonType | null;
  @Field(() => Boolean) registrationOpen: boolean;
  @Field(() => TeamRefType, { nullable: true, description: "The viewer's own" }) team: TeamRefType | null;
  @Field(() => Boolean) isCaptain: boolean;
  @Field(() => Boolean) isSignedUp: boolean;
  @Field(() => Int, { description: `In the team now; ${PLAYERS_NEEDED} are needed by closing` }) players: number;
  @Field(() => Int, { description: `Of them Swedish; ${SWEDISH_NEEDED} are needed by closing` }) swedish: number;
  @Field(() => SignupObstacleEnum, { nullable: true, description: 'null: the team can be signed up' })
  obstacle: SignupObstacle | null;
}

@ObjectType('SignedUpPlayer')
export class SignedUpPlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int, { nullable: true }) mmr: number | null;
  @Field(() => Int, { nullable: true }) userId: number | null;
}

@ObjectType('SignedUpTeam', { description: 'A team that has signed up; for staff only' })
export class SignedUpTeamType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Date) createdAt: string;
  @Field(() => [SignedUpPlayerType], { description: 'In the team now, the captain first' })
  players: SignedUpPlayerType[];
  @Field(() => Float, { nullable: true, description: 'Average of the best three; null without any rating' })
  mmr: number | null;
  @Field(() => Int, { description: 'How many players are in that average' }) ratedPlayers: number;
  @Field(() => Int, { description: `Swedish players; ${SWEDISH_NEEDED} are needed by closing` }) swedish: number;
  @Field(() => Boolean, { description: 'Enough players and enough Swedish ones, as needed by closing' })
  isEligible: boolean;
  @Field(() => Boolean, { description: 'It keeps its place from the season before' }) holdsPlace: boolean;
}

@ObjectType('SignedUpTeamPage')
export class SignedUpTeamPageType {
  @Field(() => [SignedUpTeamType]) items: SignedUpTeamType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

const SignupSortEnum = { NAME: 'name', DATE: 'date', PLAYERS: 'players', MMR: 'mmr' } as const satisfies Record<
  string,
  SignupSort
>;
registerEnumType(SignupSortEnum, { name: 'SignupSort' });

@InputType({ description: "`text` is a part of the team's name" })
export class SignedUpTeamFilter extends TableFilter {
  @Field(() => SignupSortEnum, { nullable: true, description: 'By the day of signing up when left out' })
  @IsOptional()
  @IsIn(Object.values(SignupSortEnum))
  sort?: SignupSort | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() isEligible?: boolean | null;
}

@InputType()
export class SignUpTeamInput {
  @Field(() => Int, { description: 'Must be your own team' }) @IsInt() @Min(1) teamId: number;
  @Field(() => Boolean) @IsBoolean() hasRead: boolean;
}
