import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import type { NoMemberReason } from '../../domain/people/login.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { resultOf } from '../../platform/errors/problem.type.ts';
import type { EnumName } from '../../platform/graphql/enum-name.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** The kinds as an enum of the schema. The values are the names in the code and in the documented calls. */
export const RequestKindEnum = {
  NEW_TEAM: 'newTeam',
  EXISTING_USER: 'existingUser',
  NEW_IMAGES: 'newImages',
  TRANSFER: 'transfer',
  CHANGE_TEAM_INFO: 'changeTeamInfo',
  LEAVE_TEAM: 'leaveTeam',
  GAME_ACCOUNT: 'gameAccount',
  LOGIN_HELP: 'loginHelp',
} as const satisfies { [Kind in RequestKindName as EnumName<Kind>]: Kind };
registerEnumType(RequestKindEnum, { name: 'RequestKind', description: 'The kinds of requests to staff' });

export const NoMemberReasonEnum = {
  UNVERIFIED: 'unverified',
  ADDRESS_CHANGED: 'addressChanged',
  UNKNOWN_ADDRESS: 'unknownAddress',
} as const satisfies Record<string, NoMemberReason>;
registerEnumType(NoMemberReasonEnum, { name: 'NoMemberReason', description: 'Why an account has no membership' });

export const RequestStatusEnum = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  DENIED: 'denied',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, ApprovalStatus>;
registerEnumType(RequestStatusEnum, { name: 'RequestStatus' });

@ObjectType('RequestAsker', { description: 'The asker' })
export class RequestAskerType {
  @Field(() => Int) userId: number;
  @Field(() => Int, { nullable: true }) playerId: number | null;
  @Field(() => String, { description: "The player's nickname, or else the name in the chat" }) nickname: string;
}

@ObjectType('RequestAside', { description: 'Put aside by staff: it waits, but is not counted' })
export class RequestAsideType {
  @Field(() => Date) at: string;
  @Field(() => String, { nullable: true }) byNickname: string | null;
  @Field(() => String) reason: string;
}

@ObjectType('ApprovalRequest', {
  description: 'A request that staff decide. Its kind decides which names, images and texts it has',
})
export class ApprovalRequestType {
  @Field(() => Int) id: number;
  @Field(() => RequestKindEnum) kind: RequestKindName;
  @Field(() => Date) createdAt: string;
  @Field(() => RequestAskerType) asker: RequestAskerType;
  @Field(() => RequestStatusEnum) status: ApprovalStatus;
  @Field(() => String, { nullable: true }) decidedByNickname: string | null;
  @Field(() => Date, { nullable: true }) decidedAt: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was denied' }) reason: string | null;
  @Field(() => TeamRefType, { nullable: true, description: "The request's team, with its present data" })
  team: TeamRefType | null;
  @Field(() => String, { nullable: true }) teamName: string | null;
  @Field(() => String, { nullable: true }) oldTeamName: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the image under /api, as are the others' })
  logo: string | null;
  @Field(() => String, { nullable: true }) oldLogo: string | null;
  @Field(() => String, { nullable: true }) banner: string | null;
  @Field(() => String, { nullable: true }) oldBanner: string | null;
  @Field(() => String, { nullable: true }) avatar: string | null;
  @Field(() => String, { nullable: true }) oldAvatar: string | null;
  @Field(() => String, { nullable: true }) discordUsername: string | null;
  @Field(() => String, { nullable: true }) discordId: string | null;
  @Field(() => String, { nullable: true, description: "Address of the asker's picture in the chat" })
  chatAvatar: string | null;
  @Field(() => String, { nullable: true, description: "The linked player's name before that" })
  oldNickname: string | null;
  @Field(() => RequestAsideType, { nullable: true, description: 'For staff; null for the asker' })
  aside: RequestAsideType | null;
  @Field(() => String, { nullable: true }) helpText: string | null;
  @Field(() => NoMemberReasonEnum, { nullable: true, description: 'Of a request for help: why the login was stopped' })
  stoppedBy: NoMemberReason | null;
  @Field(() => String, { nullable: true, description: "Of the asker's account, or of a game account" }) platform:
    string | null;
  @Field(() => String, { nullable: true }) platformId: string | null;
  @Field(() => String, { nullable: true, description: 'Of a game account: its name in the replay' })
  accountName: string | null;
  @Field(() => PlayerRefType, { nullable: true, description: 'Of a game account: who gets it' })
  player: PlayerRefType | null;
  @Field(() => Int, { nullable: true, description: 'Of a game account: the series whose replay has it' })
  seriesId: number | null;
  @Field(() => Boolean, { description: "The viewer's own matter: themself, their team or a rival in its division" })
  isOwnTeam: boolean;
  @Field(() => Boolean, { description: 'The viewer is staff who may decide it' }) mayDecide: boolean;
  @Field(() => Boolean, { description: "It was about the decider's own team or person; only admins may" })
  isOwnDecision: boolean;
}

@ObjectType('RequestPage')
export class RequestPageType {
  @Field(() => [ApprovalRequestType]) items: ApprovalRequestType[];
  @Field(() => Int, { nullable: true }) nextAfter: number | null;
  @Field(() => Int) total: number;
}

export const DecideRequestResult = resultOf('DecideRequestResult', ApprovalRequestType);

/** A first limit for every text; the rules have shorter ones. */
const LONG = 5000;

@InputType()
export class RequestTeamInput {
  @Field(() => String) @IsString() @MaxLength(LONG) name: string;
  @Field(() => String, { nullable: true, description: 'Name of an uploaded image; null: no logo yet' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  logo?: string | null;
}

@InputType({ description: 'Missing fields do not change; images are names of uploaded ones' })
export class SaveTeamInfoInput {
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONG) name?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONG) logo?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONG) banner?: string | null;
}

@InputType({ description: 'Missing fields do not change; images are names of uploaded ones' })
export class SavePlayerImagesInput {
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONG) avatar?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONG) banner?: string | null;
}

@InputType()
export class ClaimPlayerInput {
  @Field(() => String, { nullable: true, description: "The asker's text about themselves" })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  helpText?: string | null;
  @Field(() => String) @IsString() @MaxLength(LONG) platform: string;
  @Field(() => String) @IsString() @MaxLength(LONG) platformId: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) @IsString() @MaxLength(LONG) birthdate: string;
  @Field(() => String, { description: 'ISO 3166, two letters' }) @IsString() @MaxLength(LONG) nationality: string;
  @Field(() => Boolean) @IsBoolean() consent: boolean;
}
