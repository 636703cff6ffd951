import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, Min } from 'class-validator';
import { PlayerRefType } from '../refs/player-ref.type.ts';

/** A player whom a team has invited, and who has not answered. */
@ObjectType('TeamInvite')
export class TeamInviteType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Boolean, { description: 'Staff decide when the player accepts' }) withRequest: boolean;
  @Field(() => Date) createdAt: string;
}

/** A player whom a captain can invite. */
@ObjectType('InvitablePlayer')
export class InvitablePlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int) userId: number;
  @Field(() => String, { nullable: true }) discordName: string | null;
}

/** What the viewer may do with a team now. The server checks the same when they do it. */
@ObjectType('TeamPermissions')
export class TeamPermissionsType {
  @Field(() => Boolean) invite: boolean;
  @Field(() => Boolean) kick: boolean;
  @Field(() => Boolean) rename: boolean;
  @Field(() => Boolean) handOverCaptaincy: boolean;
  @Field(() => Boolean) leave: boolean;
  @Field(() => Boolean, { description: 'As the last player, when staff agree' }) leaveByRequest: boolean;
  @Field(() => Boolean) signUp: boolean;
}

@InputType()
export class InvitePlayerInput {
  @Field(() => Int) @IsInt() @Min(1) playerId: number;
  @Field(() => Int, { nullable: true, description: "Must be the player's own account" })
  @IsOptional()
  @IsInt()
  userId?: number | null;
}
