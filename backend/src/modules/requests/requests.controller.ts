import { Body, Controller, Get, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { ClaimablePlayersService } from './claims/claimable-players.service.ts';
import { RequestListsService } from './lists/request-lists.service.ts';
import { DenyBody, LinkBody, RequestBody } from './requests.body.ts';
import { RequestsService } from './requests.service.ts';
import { toRequestWireRow } from './requests.wire.ts';

const ACCEPTED = 'api.request.accept.success';
const DENIED = 'api.request.deny.success';

/** The documented calls of the staff's inbox: a path for each kind, which refuses the others. */
@Controller()
export class RequestsController {
  constructor(
    private readonly decisions: RequestsService,
    private readonly lists: RequestListsService,
    private readonly claimable: ClaimablePlayersService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/requests')
  @ReadCost(20)
  async list(@CurrentActor() actor: Actor) {
    return (await this.lists.all(actor)).map(toRequestWireRow);
  }

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/unprocessedRequests')
  async unprocessed(): Promise<number> {
    return this.lists.unprocessed();
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('players/allWithoutUser')
  @ReadCost(10)
  withoutUser() {
    return this.claimable.all();
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptChangeTeamInfoRequest')
  @Envelope()
  async acceptChangeTeamInfo(@CurrentActor() actor: Actor, @Body() { requestId }: RequestBody): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'changeTeamInfo');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyChangeTeamInfoRequest')
  @Envelope()
  async denyChangeTeamInfo(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyBody): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'changeTeamInfo');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptLeaveTeamRequest')
  @Envelope()
  async acceptLeaveTeam(@CurrentActor() actor: Actor, @Body() { requestId }: RequestBody): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'leaveTeam');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyLeaveTeamRequest')
  @Envelope()
  async denyLeaveTeam(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyBody): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'leaveTeam');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptNewImagesRequest')
  @Envelope()
  async acceptNewImages(@CurrentActor() actor: Actor, @Body() { requestId }: RequestBody): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'newImages');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyNewImagesRequest')
  @Envelope()
  async denyNewImages(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyBody): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'newImages');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptNewTeamRequest')
  @Envelope()
  async acceptNewTeam(@CurrentActor() actor: Actor, @Body() { requestId }: RequestBody): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'newTeam');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyNewTeamRequest')
  @Envelope()
  async denyNewTeam(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyBody): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'newTeam');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptTransferRequest')
  @Envelope()
  async acceptTransfer(@CurrentActor() actor: Actor, @Body() { requestId }: RequestBody): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'transfer');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyTransferRequest')
  @Envelope()
  async denyTransfer(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyBody): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'transfer');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptExistingUserRequest')
  @Envelope()
  async acceptExistingUser(@CurrentActor() actor: Actor, @Body() { requestId, ...choice }: LinkBody): Promise<string> {
    await this.decisions.accept(actor, requestId, choice, 'existingUser');
    return ACCEPTED;
  }
}
