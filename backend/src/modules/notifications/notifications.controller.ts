import { Controller, Get } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { NotificationsService } from './notifications.service.ts';
import { toNotificationWireRow } from './notifications.wire.ts';

/** The documented calls have no pages: this many of the newest. */
const NEWEST = 100;

@Controller('user/hidden/:accessToken')
export class NotificationsController {
  constructor(private readonly notices: NotificationsService) {}

  @SignedIn()
  @Get('unreadNotifications')
  async unread(@CurrentActor() actor: Actor) {
    return { count: await this.notices.unread(actor) };
  }

  @SignedIn()
  @Get('notifications')
  async list(@CurrentActor() actor: Actor) {
    return (await this.notices.page(actor, NEWEST, null)).items.map(toNotificationWireRow);
  }

  /** A GET that marks, as documented: twice is as once, and a foreign page's cookie does not count (T23). */
  @SignedIn()
  @Get('readNotifications')
  @Envelope()
  async markRead(@CurrentActor() actor: Actor): Promise<string> {
    await this.notices.markRead(actor);
    return 'api.notification.read.success';
  }
}
