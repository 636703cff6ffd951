import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import type { BoardSide } from './board.service.ts';

export const BoardSideEnum = { PLAYER: 'player', TEAM: 'team' } as const satisfies Record<string, BoardSide>;
registerEnumType(BoardSideEnum, { name: 'BoardSide', description: 'The caller, or the team that they lead' });

@ObjectType({ isAbstract: true })
class BoardEntryType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'In the game, in their own words; empty: they do not say' }) rank: string;
  @Field(() => String, { nullable: true, description: 'null: they do not say, or several' }) platform: string | null;
  @Field(() => [Int], { description: 'On which evenings they can play: 1 is Monday' }) evenings: number[];
  @Field(() => String, { description: 'Their own words, several lines' }) words: string;
  @Field(() => Date, { description: 'On the board since then' }) createdAt: string;
  @Field(() => Date, { description: 'And until then' }) expiresAt: string;
}

@ObjectType('BoardTeam', { description: 'A team with a free place that looks for players' })
export class BoardTeamType extends BoardEntryType {
  @Field(() => TeamRefType, { description: 'The team today' }) team: TeamRefType;
  @Field(() => Int, { description: 'Beside its players and open invitations' }) freePlaces: number;
  @Field(() => Boolean, { description: 'The viewer has asked it for a place' }) isAsked: boolean;
}

@ObjectType('BoardPlayer', { description: 'A player without a team who looks for one' })
export class BoardPlayerType extends BoardEntryType {
  @Field(() => PlayerRefType, { description: 'Who looks for a team' }) player: PlayerRefType;
}

@ObjectType('BoardAsk', { description: 'A player who has asked a team to invite them' })
export class BoardAskType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType, { description: 'Who asks' }) player: PlayerRefType;
  @Field(() => Date, { description: 'When they asked' }) createdAt: string;
}

@InputType()
export class BoardEntryInput {
  @Field(() => BoardSideEnum) @IsIn(Object.values(BoardSideEnum)) side: BoardSide;
  @Field(() => String) @IsString() @MaxLength(200) rank: string;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(40) platform?: string | null;
  @Field(() => [Int]) @IsArray() @ArrayMaxSize(7) @IsInt({ each: true }) evenings: number[];
  @Field(() => String) @IsString() @MaxLength(2000) words: string;
}
