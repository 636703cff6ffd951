import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { RoleName } from '../../domain/actor.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';
import { RoleEnum } from './users/role.type.ts';

@ObjectType('Viewer', { description: 'The signed-in person' })
export class ViewerType {
  @Field(() => Int)
  userId: number;

  @Field(() => String, { description: "The player's nickname, or else the name in the chat" })
  displayName: string;

  @Field(() => String, { nullable: true })
  avatar: string | null;

  @Field(() => Int, { nullable: true })
  playerId: number | null;

  @Field(() => String, { nullable: true })
  nickname: string | null;

  @Field(() => TeamRefType, { nullable: true })
  team: TeamRefType | null;

  @Field(() => Boolean)
  isCaptain: boolean;

  @Field(() => [RoleEnum])
  roles: readonly RoleName[];

  @Field(() => Boolean)
  isMember: boolean;

  @Field(() => String, { nullable: true })
  nationality: string | null;

  @Field(() => Boolean, { description: 'Has any of the staff roles' })
  isStaff: boolean;
}
