import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { ClaimablePlayersService } from './claims/claimable-players.service.ts';
import { RequestListsService } from './lists/request-lists.service.ts';
import { DenyDto, LinkDto, RequestDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';
import { ClaimablePlayerWire, DOCUMENTED_KINDS, RequestWire, toRequestWireRow } from './requests.wire.ts';

const ACCEPTED = 'api.request.accept.success';
const DENIED = 'api.request.deny.success';

/** The documented calls of the staff's inbox: each kind has its own path, which refuses other kinds. */
@ApiTags('requests')
@Controller()
export class RequestsController {
  constructor(
    private readonly decisions: RequestsService,
    private readonly lists: RequestListsService,
    private readonly claimable: ClaimablePlayersService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/requests')
  @ReadCost(5)
  @ApiOperation({ operationId: 'listRequests', summary: 'All requests' })
  @ApiOkResponse({ type: [RequestWire] })
  async list(@CurrentActor() actor: Actor) {
    return (await this.lists.allOf(actor, DOCUMENTED_KINDS)).map(toRequestWireRow);
  }

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/unprocessedRequests')
  @ApiOperation({ operationId: 'listUnprocessedRequests', summary: 'How many requests wait' })
  @ApiOkResponse({ type: Number })
  async unprocessed(): Promise<number> {
    return this.lists.unprocessed(DOCUMENTED_KINDS);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('players/allWithoutUser')
  @ReadCost(3)
  @ApiOperation({ operationId: 'listPlayersWithoutUser', summary: 'Players without an account' })
  @ApiOkResponse({ type: [ClaimablePlayerWire] })
  withoutUser() {
    return this.claimable.all();
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptChangeTeamInfoRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptChangeTeamInfoRequest', summary: 'Accepts the new name and pictures of a team' })
  @ApiNotFoundResponse()
  async acceptChangeTeamInfo(@CurrentActor() actor: Actor, @Body() { requestId }: RequestDto): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'changeTeamInfo');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyChangeTeamInfoRequest')
  @Envelope()
  @ApiOperation({ operationId: 'denyChangeTeamInfoRequest', summary: 'Denies the new name and pictures of a team' })
  @ApiNotFoundResponse()
  async denyChangeTeamInfo(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyDto): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'changeTeamInfo');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptLeaveTeamRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptLeaveTeamRequest', summary: "Accepts that a team's last player leaves" })
  @ApiNotFoundResponse()
  async acceptLeaveTeam(@CurrentActor() actor: Actor, @Body() { requestId }: RequestDto): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'leaveTeam');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyLeaveTeamRequest')
  @Envelope()
  @ApiOperation({ operationId: 'denyLeaveTeamRequest', summary: "Denies that a team's last player leaves" })
  @ApiNotFoundResponse()
  async denyLeaveTeam(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyDto): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'leaveTeam');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptNewImagesRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptNewImagesRequest', summary: 'Accepts new pictures of a player' })
  @ApiNotFoundResponse()
  async acceptNewImages(@CurrentActor() actor: Actor, @Body() { requestId }: RequestDto): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'newImages');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyNewImagesRequest')
  @Envelope()
  @ApiOperation({ operationId: 'denyNewImagesRequest', summary: 'Denies new pictures of a player' })
  @ApiNotFoundResponse()
  async denyNewImages(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyDto): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'newImages');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptNewTeamRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptNewTeamRequest', summary: 'Accepts a new team' })
  @ApiNotFoundResponse()
  async acceptNewTeam(@CurrentActor() actor: Actor, @Body() { requestId }: RequestDto): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'newTeam');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyNewTeamRequest')
  @Envelope()
  @ApiOperation({ operationId: 'denyNewTeamRequest', summary: 'Denies a new team' })
  @ApiNotFoundResponse()
  async denyNewTeam(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyDto): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'newTeam');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptTransferRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptTransferRequest', summary: 'Accepts a transfer' })
  @ApiNotFoundResponse()
  async acceptTransfer(@CurrentActor() actor: Actor, @Body() { requestId }: RequestDto): Promise<string> {
    await this.decisions.accept(actor, requestId, {}, 'transfer');
    return ACCEPTED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/denyTransferRequest')
  @Envelope()
  @ApiOperation({ operationId: 'denyTransferRequest', summary: 'Denies a transfer' })
  @ApiNotFoundResponse()
  async denyTransfer(@CurrentActor() actor: Actor, @Body() { requestId, reason }: DenyDto): Promise<string> {
    await this.decisions.deny(actor, requestId, reason, 'transfer');
    return DENIED;
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/action/acceptExistingUserRequest')
  @Envelope()
  @ApiOperation({ operationId: 'acceptExistingUserRequest', summary: 'Links the account to the player' })
  @ApiNotFoundResponse()
  async acceptExistingUser(@CurrentActor() actor: Actor, @Body() { requestId, ...choice }: LinkDto): Promise<string> {
    await this.decisions.accept(actor, requestId, choice, 'existingUser');
    return ACCEPTED;
  }
}
