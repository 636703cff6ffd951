import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsString, MaxLength } from 'class-validator';
import { ProblemParamType, resultOf } from '../../../platform/errors/problem.type.ts';
import type { TeamMergeMove } from './team-merge.ts';

const TeamMergeMoveKindEnum = {
  SEASONS: 'seasons',
  SERIES: 'series',
  ROSTERS: 'rosters',
  SIGN_UPS: 'sign-ups',
  INVITES: 'invites',
  REQUESTS: 'requests',
  SANCTIONS: 'sanctions',
} as const satisfies Record<string, TeamMergeMove['kind']>;
registerEnumType(TeamMergeMoveKindEnum, { name: 'TeamMergeMoveKind', description: 'What a merge of two teams moves' });

/** The length of a fingerprint is fixed; this is only a first limit. */
const LONGEST = 100;

@ObjectType('MergedTeamCard', { description: 'For admins only: one of two teams that may be one' })
export class MergedTeamCardType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Int, { description: 'In the team now' }) players: number;
  @Field(() => [String], { description: 'Its tables, the newest first' }) seasons: string[];
}

@ObjectType('TeamMergeMove', { description: 'Things of one kind that become the staying team’s' })
export class TeamMergeMoveType {
  @Field(() => TeamMergeMoveKindEnum) kind: TeamMergeMove['kind'];
  @Field(() => Int) count: number;
  @Field(() => [String], { description: 'Names of the things; empty when the count says enough' }) names: string[];
}

@ObjectType('TeamMergeObstacle', { description: 'Why two teams cannot be merged' })
export class TeamMergeObstacleType {
  @Field(() => String, { description: 'Key of the sentence in the translations' }) messageKey: string;
  @Field(() => [ProblemParamType]) params: ProblemParamType[];
}

@ObjectType('TeamMergePlan', { description: 'What a merge of two teams means' })
export class TeamMergePlanType {
  @Field(() => MergedTeamCardType) staying: MergedTeamCardType;
  @Field(() => MergedTeamCardType) leaving: MergedTeamCardType;
  @Field(() => [TeamMergeMoveType]) moves: TeamMergeMoveType[];
  @Field(() => TeamMergeObstacleType, { nullable: true, description: 'null: they can be merged' })
  obstacle: TeamMergeObstacleType | null;
  @Field(() => String, { description: 'Send it with the merge, which is refused when anything is different by then' })
  fingerprint: string;
}

@InputType()
export class MergeTeamsInput {
  @Field(() => Int) @IsInt() stayingId: number;
  @Field(() => Int, { description: 'Is deleted; the address leads to the other' }) @IsInt() leavingId: number;
  @Field(() => String, { description: 'Of the plan that was shown' })
  @IsString()
  @MaxLength(LONGEST)
  fingerprint: string;
}

@ObjectType('TeamsMerged')
export class TeamsMergedType {
  @Field(() => Int, { description: 'The team that stays' }) teamId: number;
}

export const MergeTeamsResult = resultOf('MergeTeamsResult', TeamsMergedType);
