import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { RoleName } from '../../../domain/actor.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import { SeenVersion } from '../../../platform/graphql/seen-version.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import type { UserSort } from './admin-user.ts';
import { RoleEnum } from '../../auth/users/role.type.ts';

const UserSortEnum = { NICKNAME: 'nickname', ACCOUNT: 'account', TEAM: 'team', MMR: 'mmr' } as const satisfies Record<
  string,
  UserSort
>;
registerEnumType(UserSortEnum, { name: 'UserSort' });

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 1000;

/** For staff only: an account with its player, or either of them alone. */
@ObjectType('AdminUser', { description: 'An account with its player, or one of the two alone' })
export class AdminUserType {
  @Field(() => Int, { nullable: true }) userId: number | null;
  @Field(() => Int, { nullable: true }) playerId: number | null;
  @Field(() => String, { nullable: true }) nickname: string | null;
  @Field(() => String, { nullable: true }) discordUsername: string | null;
  @Field(() => String, { nullable: true, description: "The account's permanent id in the chat" }) discordId:
    string | null;
  @Field(() => String, { nullable: true, description: "The account's own; personal" }) discordEmail: string | null;
  @Field(() => Boolean, { description: 'Of the association, by the verified address of the account' })
  isMember: boolean;
  @Field(() => String, { nullable: true }) discordName: string | null;
  @Field(() => String, { nullable: true }) avatar: string | null;
  @Field(() => String, { nullable: true }) steam: string | null;
  @Field(() => Int, { nullable: true }) mmr: number | null;
  @Field(() => String, { nullable: true }) twitter: string | null;
  @Field(() => String, { nullable: true }) instagram: string | null;
  @Field(() => String, { nullable: true }) twitch: string | null;
  @Field(() => String, { nullable: true }) tiktok: string | null;
  @Field(() => String, { nullable: true }) youtube: string | null;
  @Field(() => TeamRefType, { nullable: true, description: "The player's own now" }) team: TeamRefType | null;
  @Field(() => [RoleEnum]) roles: RoleName[];
}

@ObjectType('AdminUserPage')
export class AdminUserPageType {
  @Field(() => [AdminUserType]) items: AdminUserType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@InputType({ description: '`text` is a part of a nickname or of a name in the chat' })
export class AdminUserFilter extends TableFilter {
  @Field(() => UserSortEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(UserSortEnum))
  sort?: UserSort | null;
  @Field(() => RoleEnum, { nullable: true }) @IsOptional() @IsIn(Object.values(RoleEnum)) role?: RoleName | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() hasPlayer?: boolean | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() isMember?: boolean | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() hasAccount?: boolean | null;
}

const text = (): PropertyDecorator => (target, key) => {
  Field(() => String, { nullable: true })(target, key);
  IsOptional()(target, key);
  IsString()(target, key);
  MaxLength(LONGEST)(target, key);
};

@InputType({ description: 'A field that is left out stays as it is; an empty text removes the value' })
export class SaveUserInput {
  @SeenVersion('`AdminUser.version`') version: string;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() userId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() playerId?: number | null;
  @text() nickname?: string | null;
  @text() discordName?: string | null;
  @text() avatar?: string | null;
  @text() steam?: string | null;
  @text() mmr?: string | null;
  @text() twitter?: string | null;
  @text() instagram?: string | null;
  @text() twitch?: string | null;
  @text() tiktok?: string | null;
  @text() youtube?: string | null;
  @Field(() => [RoleEnum], { nullable: true, description: 'By admins only' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(RoleEnum).length)
  @ArrayUnique()
  @IsIn(Object.values(RoleEnum), { each: true })
  roles?: RoleName[] | null;
}

@InputType()
export class CreatePlayerInput {
  @Field(() => String) @IsString() @MaxLength(LONGEST) nickname: string;
  @text() mmr?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 3166 alpha-2; null: not known' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  nationality?: string | null;
}

export const CreatePlayerResult = resultOf('CreatePlayerResult', AdminUserType);

export const SaveUserResult = resultOf('SaveUserResult', AdminUserType);
