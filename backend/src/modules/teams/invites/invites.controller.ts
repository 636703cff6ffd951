import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { InviteListsService } from './invite-lists.service.ts';
import { InviteDto, InvitePlayerDto } from './invite.dto.ts';
import { InvitesService } from './invites.service.ts';
import { InvitableWire, InvitedWire, toInvitableWireRow, toInvitedWireRow } from './invites.wire.ts';
import { TeamInvitesService } from './team-invites.service.ts';

/** The documented calls about invites, except accepting one: that can be a request. */
@ApiTags('invites')
@Controller()
export class InvitesController {
  constructor(
    private readonly teamInvites: TeamInvitesService,
    private readonly answers: InvitesService,
    private readonly lists: InviteListsService,
  ) {}

  @Public()
  @Get('team/:id/invited-players')
  @ApiOperation({ operationId: 'listInvitedPlayers', summary: 'Players whom a team has invited' })
  @ApiOkResponse({ type: [InvitedWire] })
  async invited(@Param('id', IdPipe) id: number) {
    return (await this.lists.pendingOf(id)).map(toInvitedWireRow);
  }

  @SignedIn()
  @Get('players/inactiveWithConnection')
  @ReadCost(3)
  @ApiOperation({ operationId: 'listInvitablePlayers', summary: 'Players whom a team can invite' })
  @ApiOkResponse({ type: [InvitableWire] })
  async invitable(@CurrentActor() actor: Actor) {
    return (await this.lists.allInvitable(actor)).map(toInvitableWireRow);
  }

  @SignedIn()
  @Post('team/invitePlayer')
  @Envelope()
  @ApiTooManyRequestsResponse()
  @ApiOperation({ operationId: 'invitePlayer', summary: 'The captain invites a player' })
  @ApiNotFoundResponse()
  async invite(@CurrentActor() actor: Actor, @Body() { toPlayerId, toUserId }: InvitePlayerDto): Promise<string> {
    await this.teamInvites.invite(actor, { playerId: toPlayerId, userId: toUserId });
    return 'api.invite.send.success';
  }

  @SignedIn()
  @Post('team/removeInvite')
  @Envelope()
  @ApiOperation({ operationId: 'removeInvite', summary: 'The captain takes an invite back' })
  @ApiNotFoundResponse()
  async remove(@CurrentActor() actor: Actor, @Body() { inviteId }: InviteDto): Promise<string> {
    await this.teamInvites.remove(actor, inviteId);
    return 'api.invite.remove.success';
  }

  @SignedIn()
  @Post('team/denyInvite')
  @Envelope()
  @ApiOperation({ operationId: 'denyInvite', summary: 'The player denies an invite' })
  @ApiNotFoundResponse()
  async deny(@CurrentActor() actor: Actor, @Body() { inviteId }: InviteDto): Promise<string> {
    await this.answers.deny(actor, inviteId);
    return 'api.invite.deny.success';
  }
}
