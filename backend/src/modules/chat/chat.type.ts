import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { ChatRight } from '../../domain/messages/chat-rights.ts';
import type { RoomState } from '../../domain/messages/chat.ts';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { LARGEST_INT4 } from '../../platform/rest/params.ts';
import { ChatRightEnum } from '../messages/outbox/outbox.type.ts';

const LONG = 4000;

const SeriesRoomStateEnum: Record<string, RoomState> = {
  OPENING: 'opening',
  OPEN: 'open',
  CLOSING: 'closing',
  CLOSED: 'closed',
  FAILED: 'failed',
};
registerEnumType(SeriesRoomStateEnum, {
  name: 'SeriesRoomState',
  description: 'FAILED: it is not as it should be, and no work for it is left',
});

@ObjectType('SeriesRoom', { description: "A series' room in the chat" })
export class SeriesRoomType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeriesRoomStateEnum) state: RoomState;
  @Field(() => String, { nullable: true, description: "The chat's answer at the last failure" })
  lastError: string | null;
  @Field(() => ChatRightEnum, { nullable: true, description: 'The right without which the chat refused it' })
  missingRight: ChatRight | null;
  @Field(() => Int, { description: 'The number of attempts of the present work' }) attempts: number;
}

export const SeriesRoomResult = resultOf('SeriesRoomResult', SeriesRoomType);

@InputType()
export class OpenWeekRoomsInput {
  @Field(() => Int) @IsInt() @Min(1) @Max(LARGEST_INT4) divisionId: number;
  @Field(() => Int) @IsInt() @Min(1) @Max(99) week: number;
  @Field(() => String, { description: 'The message in every new room, 1 to 2000 characters' })
  @IsString()
  @MaxLength(LONG)
  message: string;
}

@ObjectType('OpenedWeekRooms')
export class OpenedWeekRoomsType {
  @Field(() => Int) opened: number;
  @Field(() => Int) alreadyOpen: number;
  @Field(() => Int, { description: 'Series that got no room because they are reported' }) reported: number;
  @Field(() => Int, { description: 'Series that got no room because they have no time' }) withoutTime: number;
}

export const OpenWeekRoomsResult = resultOf('OpenWeekRoomsResult', OpenedWeekRoomsType);

@ObjectType('DivisionRoleGiven')
export class DivisionRoleGivenType {
  @Field(() => String) roleName: string;
  @Field(() => Int, { description: 'Players who get the role' }) players: number;
  @Field(() => Int, { description: 'Players who cannot get it because they have no account' }) withoutAccount: number;
}

export const GiveDivisionRoleResult = resultOf('GiveDivisionRoleResult', DivisionRoleGivenType);
