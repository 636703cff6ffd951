import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ApprovalStatus, RequestKindName } from '../../../../domain/requests/approval.ts';
import type { GameAccountSource } from '../../../players/game-account.entity.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import { RequestKindEnum, RequestStatusEnum } from '../../../requests/request.type.ts';
import { AdminUserType } from '../users-admin.type.ts';

const GameAccountSourceEnum = { TYPED: 'typed', STAFF: 'staff' } as const satisfies Record<string, GameAccountSource>;
registerEnumType(GameAccountSourceEnum, {
  name: 'GameAccountSource',
  valuesMap: { TYPED: { description: 'By the player' }, STAFF: { description: 'By staff' } },
});

@ObjectType('PersonGameAccount', { description: "An account on a gaming platform that is the player's" })
export class PersonGameAccountType {
  @Field(() => Int) id: number;
  @Field(() => String) platform: string;
  @Field(() => String) accountId: string;
  @Field(() => String, { nullable: true }) displayName: string | null;
  @Field(() => GameAccountSourceEnum, { nullable: true, description: 'Who said that it is theirs; null: not known' })
  source: GameAccountSource | null;
  @Field(() => Date, { nullable: true, description: 'null: not known' }) addedAt: string | null;
}

@ObjectType('PersonMembership', { description: 'In the association; who leaves it is deleted, so there is no end' })
export class PersonMembershipType {
  @Field(() => Int) id: number;
  @Field(() => Date) joinedAt: string;
  @Field(() => String, { nullable: true, description: 'null: became a member without a form' }) name: string | null;
}

@ObjectType('PersonDivision', { description: 'A division that the person runs' })
export class PersonDivisionType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String) seasonName: string;
}

@ObjectType('PersonChatRole', { description: 'The role of a division that the league gave the account on Discord' })
export class PersonChatRoleType extends PersonDivisionType {
  @Field(() => Date) givenAt: string;
}

@ObjectType('PersonTeam', { description: 'A time in a team' })
export class PersonTeamType {
  @Field(() => Int) id: number;
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Date) validFrom: string;
  @Field(() => Date, { nullable: true, description: 'null: still there' }) validTo: string | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
}

@ObjectType('PersonSession', { description: 'A login' })
export class PersonSessionType {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true, description: 'Browser and system, as “Firefox, Windows”' })
  device: string | null;
  @Field(() => Date) createdAt: Date;
  @Field(() => Date, { description: 'Exact to a quarter of an hour' }) lastSeenAt: Date;
  @Field(() => Boolean) isLive: boolean;
  @Field(() => Date, { nullable: true, description: 'null: it is live, or it has expired' }) revokedAt: Date | null;
}

@ObjectType('PersonRequest', { description: 'A request that the person made, or that is about their player' })
export class PersonRequestType {
  @Field(() => Int) id: number;
  @Field(() => RequestKindEnum) kind: RequestKindName;
  @Field(() => RequestStatusEnum) status: ApprovalStatus;
  @Field(() => Date) createdAt: string;
  @Field(() => Date, { nullable: true }) decidedAt: string | null;
  @Field(() => String, { nullable: true }) decidedBy: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was denied' }) reason: string | null;
  @Field(() => String, { nullable: true }) teamName: string | null;
}

@ObjectType('AdminPerson', {
  description: 'Admins only: what is stored about a person, who is an account with its player, or one of the two alone',
})
export class PersonType {
  @Field(() => AdminUserType, { description: "The row of the users' list" }) user: AdminUserType;
  @Field(() => Boolean, { description: 'The address of the account is confirmed' }) isEmailVerified: boolean;
  @Field(() => Date, { nullable: true, description: 'null: no account' }) accountSince: string | null;
  @Field(() => Date, { nullable: true }) lastLoginAt: string | null;
  @Field(() => Date, { nullable: true, description: 'null: no player' }) playerSince: string | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; personal' }) birthdate: string | null;
  @Field(() => String, { nullable: true, description: 'Country, two letters' }) nationality: string | null;
  @Field(() => String, { nullable: true, description: 'Typed by the person' })
  platform: string | null;
  @Field(() => String, { nullable: true, description: 'Typed by the person' })
  platformId: string | null;
  @Field(() => [PersonGameAccountType]) gameAccounts: PersonGameAccountType[];
  @Field(() => PersonMembershipType, { nullable: true }) membership: PersonMembershipType | null;
  @Field(() => [PersonDivisionType]) divisions: PersonDivisionType[];
  @Field(() => [PersonChatRoleType], { description: 'Of the last 30 days, the newest first' })
  chatRoles: PersonChatRoleType[];
  @Field(() => String, {
    nullable: true,
    description: 'The present team, when it would have too few Swedish players without this one',
  })
  teamNeedsSwede: string | null;
  @Field(() => [PersonTeamType], { description: 'The newest first' }) teams: PersonTeamType[];
  @Field(() => [PersonRequestType], { description: 'Open ones first, then the newest; at most 50' })
  requests: PersonRequestType[];
}
