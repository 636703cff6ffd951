import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationWire, UnreadWire, toNotificationWireRow } from './notifications.wire.ts';

/** The documented calls have no pages: they return the newest notices, at most this many. */
const NEWEST = 100;

@ApiTags('notifications')
@Controller('user/hidden/:accessToken')
export class NotificationsController {
  constructor(private readonly notices: NotificationsService) {}

  @SignedIn()
  @Get('unreadNotifications')
  @ApiOperation({ operationId: 'countUnreadNotifications', summary: 'How many notices are not read' })
  @ApiOkResponse({ type: UnreadWire })
  async unread(@CurrentActor() actor: Actor) {
    return { count: await this.notices.unread(actor) };
  }

  @SignedIn()
  @Get('notifications')
  @ApiOperation({ operationId: 'listNotifications', summary: 'The newest notices' })
  @ApiOkResponse({ type: [NotificationWire] })
  async list(@CurrentActor() actor: Actor) {
    return (await this.notices.page(actor, NEWEST, null)).items.map(toNotificationWireRow);
  }

  /**
   * A GET that marks notices as read, as documented. Calling it twice changes nothing more, and a cookie that another
   * site's page sends does not count (T23).
   */
  @SignedIn()
  @Get('readNotifications')
  @Envelope()
  @ApiOperation({ operationId: 'markNotificationsRead', summary: 'Marks all notices as read' })
  async markRead(@CurrentActor() actor: Actor): Promise<string> {
    await this.notices.markRead(actor);
    return 'api.notification.read.success';
  }
}
