import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { TokenDto } from '../../../platform/rest/properties.ts';
import { CaptaincyService } from './captaincy.service.ts';
import { LeaveService } from './leave.service.ts';
import { TeammateDto } from './team-roster.dto.ts';
import { TeamRosterService } from './team-roster.service.ts';
import { OwnTeamWire, toCurrentTeamJson } from './team-roster.wire.ts';

/** The documented calls about a team's players and its captain. */
@ApiTags('teams')
@Controller('team')
export class TeamRosterController {
  constructor(
    private readonly captaincy: CaptaincyService,
    private readonly leaving: LeaveService,
    private readonly teamRosters: TeamRosterService,
  ) {}

  @SignedIn()
  @Get('hidden/:accessToken/currentTeam')
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ operationId: 'getOwnTeam', summary: "The caller's team; null without one" })
  @ApiOkResponse({ schema: { allOf: [{ $ref: getSchemaPath(OwnTeamWire) }], nullable: true } })
  @ApiExtraModels(OwnTeamWire)
  async current(@CurrentActor() actor: Actor): Promise<string> {
    return toCurrentTeamJson(await this.teamRosters.currentTeam(actor));
  }

  @SignedIn()
  @Post('kickPlayer')
  @Envelope()
  @ApiOperation({ operationId: 'kickPlayer', summary: 'The captain takes a player out of the team' })
  @ApiNotFoundResponse()
  async kick(@CurrentActor() actor: Actor, @Body() { playerId }: TeammateDto): Promise<string> {
    await this.captaincy.kick(actor, playerId);
    return 'api.team.kick.success';
  }

  @SignedIn()
  @Post('changeTeamCaptain')
  @Envelope()
  @ApiOperation({ operationId: 'changeTeamCaptain', summary: 'The captain makes another player captain' })
  @ApiNotFoundResponse()
  async handOver(@CurrentActor() actor: Actor, @Body() { playerId }: TeammateDto): Promise<string> {
    await this.captaincy.handOver(actor, playerId);
    return 'api.team.hand-over.success';
  }

  @SignedIn()
  @Post('leaveTeam')
  @Envelope()
  @ApiOperation({ operationId: 'leaveTeam', summary: 'Leaves the team' })
  async leave(@CurrentActor() actor: Actor, @Body() _token: TokenDto): Promise<string> {
    await this.leaving.leave(actor);
    return 'api.team.leave.success';
  }
}
