import { Injectable } from '@nestjs/common';
import { inBothLanguages } from '../../domain/messages/member-notices.ts';
import type { Notice } from '../../domain/messages/notices.ts';
import * as RequestNotices from '../../domain/requests/request-notices.ts';
import { ImageIntake } from '../content/media/image-intake.service.ts';
import { NotificationsService } from '../messages/notifications/notifications.service.ts';
import { OutboxService } from '../messages/outbox/outbox.service.ts';
import { LoginHelpRepository } from './help/login-help.repository.ts';
import type { StoredRequest } from './request-kind.ts';
import { RequestsRepository } from './requests.repository.ts';

/** What the notice to an asker says about their request. */
export type AskerNotice = (request: RequestNotices.RequestSubject) => Notice;

/** Sends the notices when a request ends. Every method needs the caller's transaction. */
@Injectable()
export class RequestEndingsService {
  constructor(
    private readonly requests: RequestsRepository,
    private readonly notifications: NotificationsService,
    private readonly images: ImageIntake,
    private readonly standings: LoginHelpRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Sends a notice to the asker. */
  async tellAsker({ id, kind, userId }: StoredRequest, notice: AskerNotice): Promise<void> {
    const { team, player } = await this.requests.findSubject(id);
    const said = notice({ kind, team, player });
    await this.notifications.notify(userId, said, { requestId: id });
    if (kind === 'loginHelp') await this.tellInChat(id, userId, said);
  }

  /** A person who cannot log in reads no notices. */
  private async tellInChat(id: number, userId: number, said: Notice): Promise<void> {
    const standing = await this.standings.findStanding(userId);
    if (!standing) return;
    await this.outbox.intend({
      key: `request:${id}:${userId}`,
      kind: 'direct-message',
      subject: `user:${userId}`,
      about: standing.name,
      payload: { discordId: standing.discordId, text: inBothLanguages(said) },
      divisionId: null,
    });
  }

  /** For a transfer: tells the captain of the inviting team what became of the player's request. */
  async tellCaptain({ id }: StoredRequest, notice: (player: string, team: string) => Notice): Promise<void> {
    const { captainUserId, player, team } = await this.requests.findSubject(id);
    await this.notifications.notify(captainUserId, notice(player, team), { requestId: id });
  }

  /**
   * The request ends without being carried out. Without `notice` the asker already knows. The request's pictures are
   * deleted when no other open request shows them.
   */
  async drop(request: StoredRequest, notice: AskerNotice | null): Promise<void> {
    if (notice) await this.tellAsker(request, notice);
    if (request.inviteId !== null) await this.tellCaptain(request, RequestNotices.transferOff);
    await this.images.discard(await this.requests.findUnwantedPictures(request.userId, picturesOf(request)));
  }
}

function picturesOf({ payload }: StoredRequest): string[] {
  const pictures: Partial<Record<'logo' | 'banner' | 'avatar', unknown>> = payload;
  return [pictures.logo, pictures.banner, pictures.avatar].filter((name) => typeof name === 'string');
}
