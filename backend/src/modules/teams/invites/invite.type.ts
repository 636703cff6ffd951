import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, Min } from 'class-validator';
import { PlayerRefType } from '../../refs/player-ref.type.ts';

@ObjectType('TeamInvite', { description: 'A player whom a team has invited, and who has not answered' })
export class TeamInviteType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Boolean, { description: 'Staff decide when the player accepts' }) withRequest: boolean;
  @Field(() => Date) createdAt: string;
}

@ObjectType('InvitablePlayer', { description: 'A player whom a captain can invite' })
export class InvitablePlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int) userId: number;
  @Field(() => String, { nullable: true }) discordName: string | null;
}

@ObjectType('TeamPermissions', {
  description: 'What the viewer may do with a team now. The server checks the same when they do it',
})
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
