import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** A player's time in a team, with the team he came from. */
@ObjectType('Transfer')
export class TransferType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => TeamRefType, { nullable: true }) previousTeam: TeamRefType | null;
  @Field(() => Date) validFrom: string;
  @Field(() => Date, { nullable: true, description: 'null: still in the team' }) validTo: string | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
}

/** A page of transfers, newest first. */
@ObjectType('TransferPage')
export class TransferPageType {
  @Field(() => [TransferType]) items: TransferType[];
  @Field(() => Int, { nullable: true, description: 'The `after` of the next page; null on the last one' })
  nextAfter: number | null;
}
