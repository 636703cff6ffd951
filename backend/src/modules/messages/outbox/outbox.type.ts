import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ChatRight } from '../../../domain/messages/chat-rights.ts';
import type { OutboxState } from '../../../domain/messages/outbox.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import type { OutboxFilter } from './outbox.ts';

/** The kinds of work in the chat, by the names that performers register. */
export const ChatTaskKindEnum = {
  OPEN_ROOM: 'open-room',
  CLOSE_ROOM: 'close-room',
  POST_MESSAGE: 'post-message',
  DIRECT_MESSAGE: 'direct-message',
  MAKE_ROLE: 'make-role',
  GIVE_ROLE: 'give-role',
  TAKE_ROLE: 'take-role',
  REVOKE_TOKEN: 'revoke-token',
  ANNOUNCE_NEWS: 'announce-news',
  RETRACT_NEWS: 'retract-news',
} as const;
registerEnumType(ChatTaskKindEnum, { name: 'ChatTaskKind' });

/** The rights that the league's bot needs on the chat server. */
export const ChatRightEnum = {
  VIEW_CHANNELS: 'view-channels',
  SEND_MESSAGES: 'send-messages',
  READ_HISTORY: 'read-history',
  MANAGE_CHANNELS: 'manage-channels',
  MANAGE_ROLES: 'manage-roles',
} as const satisfies Record<string, ChatRight>;
registerEnumType(ChatRightEnum, { name: 'ChatRight', description: "A right of the league's bot on the chat server" });

const ChatTaskStateEnum: Record<string, OutboxState> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  RETRYING: 'retrying',
  DONE: 'done',
  DEAD: 'dead',
};
registerEnumType(ChatTaskStateEnum, {
  name: 'ChatTaskState',
  description: 'RETRYING has failed and is tried again; DEAD is given up until staff try it',
});

export const ChatTaskFilterEnum: Record<string, OutboxFilter> = {
  OPEN: 'open',
  FAILED: 'failed',
  DEAD: 'dead',
  DONE: 'done',
};
registerEnumType(ChatTaskFilterEnum, { name: 'ChatTaskFilter' });

@ObjectType('ChatTask', { description: 'A task for the chat' })
export class ChatTaskType {
  @Field(() => Int) id: number;
  @Field(() => ChatTaskKindEnum) kind: string;
  @Field(() => ChatTaskStateEnum) state: OutboxState;
  @Field(() => String, { nullable: true, description: 'The two teams, a player, a role' }) about: string | null;
  @Field(() => Int, { nullable: true }) divisionId: number | null;
  @Field(() => String, { nullable: true }) divisionName: string | null;
  @Field(() => Int, { description: 'The number of attempts' }) attempts: number;
  @Field(() => Date) createdAt: Date;
  @Field(() => String, { nullable: true, description: "The chat's last answer" }) lastError: string | null;
  @Field(() => ChatRightEnum, { nullable: true, description: 'The right without which the chat refused it' })
  missingRight: ChatRight | null;
  /** Decides `mayRetry`; not a field of the schema. */
  divisionAdminUserId: number | null;
  /** These decide `at`. */
  nextAt: Date;
  doneAt: Date | null;
  lockedUntil: Date | null;
  deadAt: Date | null;
}

@ObjectType('ChatTaskCounts')
export class ChatTaskCountsType {
  @Field(() => Int, { description: 'Not done yet' }) open: number;
  @Field(() => Int, { description: 'Of those: failed at least once' }) failing: number;
  @Field(() => Int, { description: 'Failed and not done: given up, or tried again' }) failed: number;
  @Field(() => Int, { description: 'Given up' }) dead: number;
  @Field(() => Int) done: number;
}

@ObjectType('ChatTaskPage')
export class ChatTaskPageType {
  @Field(() => [ChatTaskType]) items: ChatTaskType[];
  @Field(() => ChatTaskCountsType) counts: ChatTaskCountsType;
  @Field(() => Int, { nullable: true, description: '`before` of the next page; null on the last one' }) nextBefore:
    number | null;
}

export const ChatTaskResult = resultOf('ChatTaskResult', ChatTaskType);
