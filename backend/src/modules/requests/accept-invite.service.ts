import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { Db } from '../../platform/db/db.ts';
import { InvitesService } from '../invites/invites.service.ts';
import { TransferRequest } from './kinds/transfer.ts';
import { OpenRequestsService } from './lists/open-requests.service.ts';

/** What came of an invite that its player accepted. */
export type Acceptance = 'joined' | 'requested';

/** A player says yes to a team: at once while the window is open, by way of staff outside of it (R9). */
@Injectable()
export class AcceptInviteService {
  constructor(
    private readonly db: Db,
    private readonly invites: InvitesService,
    private readonly transfers: TransferRequest,
    private readonly open: OpenRequestsService,
  ) {}

  /** Whichever way the invite was sent. */
  async accept(actor: Actor, inviteId: number): Promise<Acceptance> {
    if (await this.invites.isWithRequest(actor, inviteId)) {
      await this.transfers.submit(actor, inviteId);
      return 'requested';
    }
    await this.join(actor, inviteId);
    return 'joined';
  }

  /** Joins at once; what the player had asked for without a team is off. Refuses an invite that staff decide. */
  async join(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.invites.accept(actor, inviteId);
      await this.open.cancelOvertaken(actor.playerId as number);
    });
  }
}
