import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import type { Side } from '../../../../domain/sides.ts';
import { SideEnum } from '../../series.type.ts';

@ObjectType('LineUpPlayer')
export class LineUpPlayerType {
  @Field(() => Int) playerId: number;
  @Field(() => String) nickname: string;
}

@ObjectType('LineUp', { description: 'Who plays for a side, as its captain has named them' })
export class LineUpType {
  @Field(() => SideEnum) side: Side;
  @Field(() => Date) namedAt: string;
  @Field(() => [LineUpPlayerType]) players: LineUpPlayerType[];
}

@ObjectType('Lobby', { description: 'What both teams type in; the home team hosts it' })
export class LobbyType {
  @Field(() => String) name: string;
  @Field(() => String) password: string;
}

@ObjectType('WeekRoom', { description: "The series' room in the chat" })
export class WeekRoomType {
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true, description: 'null: the chat has no address for people' })
  address: string | null;
}

@ObjectType('WeekReady', { description: 'How ready the two teams of a series are' })
export class WeekReadyType {
  @Field(() => Date, { nullable: true, description: 'Line-ups are named from then on' }) opensAt: Date | null;
  @Field(() => [LineUpType], { description: 'Those that are named for the present start' }) lineUps: LineUpType[];
  @Field(() => Boolean, { description: "The viewer may name their side's line-up now" }) mayName: boolean;
  @Field(() => [LineUpPlayerType], { description: 'Whom the viewer may name' }) candidates: LineUpPlayerType[];
  @Field(() => [LineUpPlayerType], {
    description: 'Of the same team, but suspended or banned on the day; only for who may name',
  })
  suspended: LineUpPlayerType[];
  @Field(() => LobbyType, {
    nullable: true,
    description: 'null before the last hour, after the report and when the evening is over',
  })
  lobby: LobbyType | null;
  @Field(() => WeekRoomType, { nullable: true, description: 'null while the series has no room' })
  room: WeekRoomType | null;
}

/** A first limit; the rules have a smaller one. */
const MOST = 10;

@InputType()
export class NameLineUpInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => [Int], { description: 'Three or four' })
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsInt({ each: true })
  playerIds: number[];
}
