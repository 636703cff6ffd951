import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { Db } from '../../platform/db/db.ts';
import { InvitesService } from '../teams/invites/invites.service.ts';
import { TransferRequest } from './kinds/transfer.ts';
import { OpenRequestsService } from './lists/open-requests.service.ts';

/** What happened when the player accepted the invite. */
export type Acceptance = 'joined' | 'requested';

/** A player accepts an invite: while the window is open they join at once; otherwise staff decide (R9). */
@Injectable()
export class AcceptInviteService {
  constructor(
    private readonly db: Db,
    private readonly invites: InvitesService,
    private readonly transfers: TransferRequest,
    private readonly open: OpenRequestsService,
  ) {}

  /** For both sorts of invite: sent while the window was open, and while it was closed. */
  async accept(actor: Actor, inviteId: number): Promise<Acceptance> {
    if (await this.invites.isWithRequest(actor, inviteId)) {
      await this.transfers.submit(actor, inviteId);
      return 'requested';
    }
    await this.join(actor, inviteId);
    return 'joined';
  }

  /**
   * The player joins at once. What they had asked for as a player without a team is cancelled. Refuses an invite that
   * staff must decide.
   */
  async join(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.invites.accept(actor, inviteId);
      await this.open.cancelOvertaken(actor.playerId as number);
    });
  }
}
