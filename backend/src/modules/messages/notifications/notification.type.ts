import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import type { NoticePlace } from './notification.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

/** The states of an invite, by their numbers in the documented calls. */
export const InviteStatusEnum = { PENDING: 0, ACCEPTED: 1, DENIED: 2, CANCELLED: 3 } as const;
registerEnumType(InviteStatusEnum, { name: 'InviteStatus' });

@ObjectType('NotificationInvite')
export class NotificationInviteType {
  @Field(() => Int) id: number;
  @Field(() => InviteStatusEnum) status: number;
  @Field(() => Boolean, { description: 'Accepting it makes a request to staff' }) withRequest: boolean;
  @Field(() => TeamRefType) team: TeamRefType;
}

const NoticePlaceKindEnum = {
  SERIES: 'series',
  WEEK_SERIES: 'week-series',
  DIVISION: 'division',
  TEAM: 'team',
  PLAYER: 'player',
} as const;
registerEnumType(NoticePlaceKindEnum, {
  name: 'NoticePlaceKind',
  description: 'WEEK_SERIES: a series, as its captains handle it in the match week',
});

@ObjectType('NoticePlace', { description: 'What a notice is about' })
export class NoticePlaceType {
  @Field(() => NoticePlaceKindEnum) kind: NoticePlace['kind'];
  @Field(() => Int) id: number;
  @Field(() => String, { nullable: true, description: "Of a division: its short name, for its page's address" })
  discriminator: string | null;
  @Field(() => Int, { nullable: true, description: 'Of a division' }) seasonId: number | null;
}

const MARKS = 'Times in it are written as in Discord, `<t:1773165600:F>`, for the clock of each reader';

@ObjectType('Notification')
export class NotificationType {
  @Field(() => Int) id: number;
  @Field(() => Date) createdAt: string;
  @Field(() => String, { description: `In Swedish. ${MARKS}` }) descriptionSv: string;
  @Field(() => String, { description: `In English. ${MARKS}` }) descriptionEn: string;
  @Field(() => Boolean) isRead: boolean;
  @Field(() => NotificationInviteType, { nullable: true }) invite: NotificationInviteType | null;
  @Field(() => NoticePlaceType, { nullable: true, description: 'Where it leads' }) place: NoticePlaceType | null;
}

@ObjectType('NotificationPage')
export class NotificationPageType {
  @Field(() => [NotificationType]) items: NotificationType[];
  @Field(() => Int, { nullable: true }) nextBefore: number | null;
  @Field(() => Int) unread: number;
}

@ObjectType('NotificationsRead')
export class NotificationsReadType {
  @Field(() => Int, { description: 'How many were unread' }) count: number;
}

export const MarkNotificationsReadResult = resultOf('MarkNotificationsReadResult', NotificationsReadType);
