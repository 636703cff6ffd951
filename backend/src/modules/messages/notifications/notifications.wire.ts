import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { withWords } from '../../../domain/messages/told-time.ts';
import type { NotificationRow } from './notification.ts';

/** A notice. */
export class NotificationWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @SwedishTimeProperty() date: string;
  @ApiProperty({ description: 'In Swedish' }) description: string;
  @ApiProperty() engDescription: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: it is about no invite' }) inviteId: number | null;
  @ApiProperty({
    enum: [0, 1, 2, 3],
    nullable: true,
    description: 'State of the invite: 0 pending, 1 accepted, 2 denied, 3 cancelled',
  })
  accepted: number | null;
  @ApiProperty({ enum: [0, 1], description: '1: accepting the invite makes a request' }) active: 0 | 1;
  @ApiProperty({ enum: [0, 1] }) read: 0 | 1;
}

/** GET /api/user/hidden/{accessToken}/unreadNotifications. */
export class UnreadWire {
  @ApiProperty({ type: 'integer' }) count: number;
}

export function toNotificationWireRow({ invite, ...row }: NotificationRow): NotificationWire {
  const { sv, en } = withWords({ sv: row.descriptionSv, en: row.descriptionEn });
  return {
    id: row.id,
    date: StockholmTime.formatTime(new Date(row.createdAt)),
    description: sv,
    engDescription: en,
    inviteId: invite?.id ?? null,
    accepted: invite?.status ?? null,
    active: invite?.withRequest ? 1 : 0,
    read: row.isRead ? 1 : 0,
  };
}
