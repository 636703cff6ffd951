import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { InviteListsService } from './invite-lists.service.ts';
import { InviteBody, InvitePlayerBody } from './invite.body.ts';
import { InvitesService } from './invites.service.ts';
import { toInvitableWireRow, toInvitedWireRow } from './invites.wire.ts';
import { TeamInvitesService } from './team-invites.service.ts';

/** The documented calls about invites, except accepting one: that can be a request. */
@Controller()
export class InvitesController {
  constructor(
    private readonly teamInvites: TeamInvitesService,
    private readonly answers: InvitesService,
    private readonly lists: InviteListsService,
  ) {}

  @Public()
  @Get('team/:id/invited-players')
  async invited(@Param('id', IdPipe) id: number) {
    return (await this.lists.pendingOf(id)).map(toInvitedWireRow);
  }

  @SignedIn()
  @Get('players/inactiveWithConnection')
  @ReadCost(10)
  async invitable(@CurrentActor() actor: Actor) {
    return (await this.lists.allInvitable(actor)).map(toInvitableWireRow);
  }

  @SignedIn()
  @Post('team/invitePlayer')
  @Envelope()
  async invite(@CurrentActor() actor: Actor, @Body() { toPlayerId, toUserId }: InvitePlayerBody): Promise<string> {
    await this.teamInvites.invite(actor, { playerId: toPlayerId, userId: toUserId });
    return 'api.invite.send.success';
  }

  @SignedIn()
  @Post('team/removeInvite')
  @Envelope()
  async remove(@CurrentActor() actor: Actor, @Body() { inviteId }: InviteBody): Promise<string> {
    await this.teamInvites.remove(actor, inviteId);
    return 'api.invite.remove.success';
  }

  @SignedIn()
  @Post('team/denyInvite')
  @Envelope()
  async deny(@CurrentActor() actor: Actor, @Body() { inviteId }: InviteBody): Promise<string> {
    await this.answers.deny(actor, inviteId);
    return 'api.invite.deny.success';
  }
}
