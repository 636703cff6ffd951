import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { OutboxService } from '../../messages/outbox/outbox.service.ts';
import { PartnersService } from '../../partners/access/partners.service.ts';
import { BoardService } from '../../teams/board/board.service.ts';
import { InviteLinksService } from '../../teams/invites/invite-links.service.ts';

const DAY_MS = 24 * 3_600_000;
/** How long done work for the chat is stored. */
const DONE_MS = 30 * DAY_MS;
/** How long an ended invite link or entry of the board is stored (R42). */
const ENDED_MS = 30 * DAY_MS;
/** How long an act can be taken back (R19). */
const UNDO_MS = 400 * DAY_MS;
/** How long a corrected, merged or ended membership can be (R13). */
const MEMBER_UNDO_MS = 90 * DAY_MS;

/** Deletes what acts leave behind, when it is no longer needed, for the hourly cleaning. */
@Injectable()
export class OldActs {
  constructor(
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly links: InviteLinksService,
    private readonly board: BoardService,
    private readonly partners: PartnersService,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.outbox.forgetDoneBefore(new Date(now - DONE_MS));
    await this.links.forgetEndedBefore(new Date(now - ENDED_MS));
    await this.board.forgetEndedBefore(new Date(now - ENDED_MS));
    await this.partners.forgetDenied();
    await this.audit.forgetErased();
    await this.audit.forgetChangesBefore(new Date(now - UNDO_MS));
    await this.audit.forgetMembersBefore(new Date(now - MEMBER_UNDO_MS));
  }
}
