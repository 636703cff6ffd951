import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { NotificationRow } from './notification.ts';

/** A notice on the documented wire: `accepted` is the invite's state, `active` 1 when accepting it makes a request. */
export const toNotificationWireRow = ({ invite, ...row }: NotificationRow) => ({
  id: row.id,
  date: StockholmTime.format(new Date(row.createdAt)),
  description: row.descriptionSv,
  engDescription: row.descriptionEn,
  inviteId: invite?.id ?? null,
  accepted: invite?.status ?? null,
  active: invite?.withRequest ? 1 : 0,
  read: row.isRead ? 1 : 0,
});
