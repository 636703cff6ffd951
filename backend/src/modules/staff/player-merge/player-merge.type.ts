import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import type { DuplicateReason } from '../../../domain/people/duplicate-players.ts';
import { ProblemParamType, resultOf } from '../../../platform/errors/problem.type.ts';
import type { MergeMove } from './player-merge.ts';

const DuplicateReasonEnum = {
  SAME_ACCOUNT: 'same-account',
  SAME_NAME: 'same-name',
  SAME_ACCOUNT_NAME: 'same-account-name',
  SIMILAR_NAME: 'similar-name',
  SAME_BIRTHDATE: 'same-birthdate',
} as const satisfies Record<string, DuplicateReason>;
registerEnumType(DuplicateReasonEnum, { name: 'DuplicateReason', description: 'Why two players may be one person' });

const MergeMoveKindEnum = {
  GAMES: 'games',
  ROSTERS: 'rosters',
  GAME_ACCOUNTS: 'game-accounts',
  INVITES: 'invites',
  SENT_INVITES: 'sent-invites',
  REQUESTS: 'requests',
  SANCTIONS: 'sanctions',
  SIX_MANS: 'six-mans',
} as const satisfies Record<string, MergeMove['kind']>;
registerEnumType(MergeMoveKindEnum, { name: 'MergeMoveKind', description: 'What a merge of two players moves' });

/** The length of a fingerprint is fixed; this is only a first limit. */
const LONGEST = 100;

@ObjectType('MergedPlayerCard', { description: 'For admins only: one of two players who may be one person' })
export class MergedPlayerCardType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => String, { nullable: true, description: "The account's name in the chat; null without an account" })
  account: string | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; personal' }) birthdate: string | null;
  @Field(() => Int, { description: 'Games with numbers, in all seasons' }) games: number;
}

@ObjectType('DuplicatePlayers', { description: 'Two players who may be one person' })
export class DuplicatePlayersType {
  @Field(() => [MergedPlayerCardType], { description: 'Two; the one who would stay comes first' })
  players: MergedPlayerCardType[];
  @Field(() => [DuplicateReasonEnum], { description: 'The strongest first' }) reasons: DuplicateReason[];
}

@ObjectType('DuplicatePlayersPage')
export class DuplicatePlayersPageType {
  @Field(() => [DuplicatePlayersType], { description: 'The most certain pairs first' }) items: DuplicatePlayersType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@InputType()
export class DuplicatePlayersFilter {
  @Field(() => Int, { nullable: true, description: 'Pairs of a page; null: all' })
  @IsOptional()
  @IsInt()
  @Min(1)
  first?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() @Min(0) offset?: number | null;
}

@ObjectType('MergeDifference', { description: 'A field in which the two players differ' })
export class MergeDifferenceType {
  @Field(() => String, { description: "The field's name, as in AdminUser" }) field: string;
  @Field(() => String, { nullable: true }) staying: string | null;
  @Field(() => String, { nullable: true }) leaving: string | null;
  @Field(() => String, { nullable: true, description: 'The value afterwards' }) kept: string | null;
}

@ObjectType('MergeMove', { description: 'Things of one kind that become the staying player’s' })
export class MergeMoveType {
  @Field(() => MergeMoveKindEnum) kind: MergeMove['kind'];
  @Field(() => Int) count: number;
  @Field(() => [String], { description: 'Names of the things, or of where they are' }) names: string[];
}

@ObjectType('MergeObstacle', { description: 'Why two players cannot be merged' })
export class MergeObstacleType {
  @Field(() => String, { description: 'Key of the sentence in the translations' }) messageKey: string;
  @Field(() => [ProblemParamType]) params: ProblemParamType[];
}

@ObjectType('PlayerMergePlan', { description: 'What a merge of two players means' })
export class PlayerMergePlanType {
  @Field(() => MergedPlayerCardType) staying: MergedPlayerCardType;
  @Field(() => MergedPlayerCardType) leaving: MergedPlayerCardType;
  @Field(() => [MergeDifferenceType]) differences: MergeDifferenceType[];
  @Field(() => [MergeMoveType]) moves: MergeMoveType[];
  @Field(() => MergeObstacleType, { nullable: true }) obstacle: MergeObstacleType | null;
  @Field(() => String, { description: 'Send it with the merge, which is refused when anything is different by then' })
  fingerprint: string;
}

@InputType()
export class MergePlayersInput {
  @Field(() => Int) @IsInt() stayingId: number;
  @Field(() => Int, { description: 'Is deleted; the address leads to the other' }) @IsInt() leavingId: number;
  @Field(() => String, { description: 'Of the plan that was shown' })
  @IsString()
  @MaxLength(LONGEST)
  fingerprint: string;
}

@ObjectType('PlayersMerged')
export class PlayersMergedType {
  @Field(() => Int, { description: 'The player who stays' }) playerId: number;
}

export const MergePlayersResult = resultOf('MergePlayersResult', PlayersMergedType);
