import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { resultOf } from '../../platform/errors/problem.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** The states of an invite, by the numbers that they have on the documented wire. */
export const InviteStatusType = { PENDING: 0, ACCEPTED: 1, DENIED: 2, CANCELLED: 3 } as const;
registerEnumType(InviteStatusType, { name: 'InviteStatus' });

@ObjectType('NotificationInvite')
export class NotificationInviteType {
  @Field(() => Int) id: number;
  @Field(() => InviteStatusType) status: number;
  @Field(() => Boolean, { description: 'Accepting it makes a request to staff' }) withRequest: boolean;
  @Field(() => TeamRefType) team: TeamRefType;
}

@ObjectType('Notification')
export class NotificationType {
  @Field(() => Int) id: number;
  @Field(() => Date) createdAt: string;
  @Field(() => String) descriptionSv: string;
  @Field(() => String) descriptionEn: string;
  @Field(() => Boolean) isRead: boolean;
  @Field(() => NotificationInviteType, { nullable: true }) invite: NotificationInviteType | null;
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
