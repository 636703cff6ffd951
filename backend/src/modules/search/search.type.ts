import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** A player whom a search found. */
@ObjectType('PlayerHit')
export class PlayerHitType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType, { nullable: true }) team: TeamRefType | null;
  @Field(() => String, { nullable: true }) discordName: string | null;
}

/** A page of found players. */
@ObjectType('PlayerSearchPage')
export class PlayerSearchPageType {
  @Field(() => [PlayerHitType]) items: PlayerHitType[];
  @Field(() => Int, { description: 'Hits on all pages together' }) total: number;
}
