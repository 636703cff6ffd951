import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { PROFILE_TEXTS } from '../../../domain/people/player-profile.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import type { UserChanges } from './admin-user.ts';
import { userVersionOf } from './user-version.ts';
import { NewPlayerService } from './new-player.service.ts';
import { UsersAdminService } from './users-admin.service.ts';
import {
  AdminUserFilter,
  AdminUserPageType,
  AdminUserType,
  CreatePlayerInput,
  CreatePlayerResult,
  SaveUserInput,
  SaveUserResult,
} from './users-admin.type.ts';

/** Accounts and players, as staff manage them. */
@Resolver(() => AdminUserType)
export class UsersAdminResolver {
  constructor(
    private readonly users: UsersAdminService,
    private readonly making: NewPlayerService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminUserPageType)
  adminUsers(@Args('filter') filter: AdminUserFilter): Promise<AdminUserPageType> {
    const { sort, role, hasPlayer, isMember, hasAccount } = filter;
    return this.users.page({
      ...toSlice(filter),
      sort: sort ?? 'nickname',
      role: role ?? null,
      hasPlayer: hasPlayer ?? null,
      isMember: isMember ?? null,
      hasAccount: hasAccount ?? null,
    });
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminUserType, { description: 'An account or a player, and the other one when they belong together' })
  adminUser(
    @Args('userId', { type: () => Int, nullable: true }) userId: number | null,
    @Args('playerId', { type: () => Int, nullable: true }) playerId: number | null,
  ): Promise<AdminUserType> {
    return this.users.one(userId, playerId);
  }

  @ResolveField(() => String, { description: 'Another value than before: what staff edit has changed' })
  version(@Parent() user: AdminUserType): string {
    return userVersionOf(user);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => SaveUserResult)
  saveUser(@CurrentActor() actor: Actor, @Args('input') input: SaveUserInput) {
    return this.users.save(actor, toUserChanges(input));
  }

  @Roles('admin')
  @Mutation(() => CreatePlayerResult, { description: 'A player without an account, who claims it at the first log-in' })
  createPlayer(@CurrentActor() actor: Actor, @Args('input') input: CreatePlayerInput) {
    return this.making.create(actor, input);
  }

  @Roles('admin')
  @Mutation(() => SaveUserResult)
  connectPlayer(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => Int }) userId: number,
    @Args('playerId', { type: () => Int }) playerId: number,
  ) {
    return this.users.connect(actor, userId, playerId);
  }

  @Roles('admin')
  @Mutation(() => SaveUserResult)
  disconnectPlayer(@CurrentActor() actor: Actor, @Args('playerId', { type: () => Int }) playerId: number) {
    return this.users.disconnect(actor, playerId);
  }
}

function toUserChanges(input: SaveUserInput): UserChanges {
  const { userId, playerId, nickname, mmr, roles, version } = input;
  return {
    version,
    userId: userId ?? null,
    playerId: playerId ?? null,
    nickname: nickname ?? undefined,
    mmr,
    texts: Object.fromEntries(PROFILE_TEXTS.map((field) => [field, input[field]])),
    roles: roles ?? undefined,
  };
}
