import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { TakesPictures } from '../../../platform/rest/takes-files.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { SaveTeamService } from './save-team.service.ts';
import { isOn, SaveTeamDto } from './team-admin.dto.ts';
import { TeamAdminService } from './team-admin.service.ts';
import {
  RosterCandidateWire,
  TeamHistoryWire,
  TeamWithPlayersWire,
  toRosterCandidateWireRow,
  toTeamHistoryWireRow,
  toTeamWithPlayersWireRow,
} from './team-admin.wire.ts';
import { StaffIdentityService } from './staff-identity.service.ts';

/** The documented calls of the teams' tab. */
@ApiTags('teams')
@Controller()
export class TeamAdminController {
  constructor(
    private readonly teams: TeamAdminService,
    private readonly saving: SaveTeamService,
    private readonly identity: StaffIdentityService,
  ) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('team/allWithPlayers')
  @ReadCost(20)
  @ApiOperation({ operationId: 'listTeamsWithPlayers', summary: 'All teams with their players now' })
  @ApiOkResponse({ type: [TeamWithPlayersWire] })
  async allWithPlayers() {
    return (await this.teams.all()).map(toTeamWithPlayersWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('team/:id/allPlayers')
  @ApiOperation({ operationId: 'listTeamPlayerHistory', summary: 'All who have been in a team' })
  @ApiOkResponse({ type: [TeamHistoryWire] })
  @ApiNotFoundResponse()
  async history(@Param('id', IdPipe) id: number) {
    return (await this.teams.team(id)).history.map(toTeamHistoryWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('team/:id/allWithoutTeamAndActivePlayers')
  @ReadCost(3)
  @ApiOperation({ operationId: 'listTeamCandidates', summary: 'Players whom staff can put into a team' })
  @ApiOkResponse({ type: [RosterCandidateWire] })
  @ApiNotFoundResponse()
  async candidates(@Param('id', IdPipe) id: number) {
    return (await this.teams.candidates(id)).map(toRosterCandidateWireRow);
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/team/saveTeam')
  @TakesPictures(ImageIntake, (images, { actor }) => images.assertMaySend(actor))
  @Envelope()
  @ApiOperation({ operationId: 'saveTeam', summary: 'Changes a team and its players' })
  @ApiNotFoundResponse()
  async save(@CurrentActor() actor: Actor, @Body() body: SaveTeamDto): Promise<string> {
    const pictures = await this.identity.take(actor, { logo: body.teamlogo, banner: body.banner });
    await this.saving.save(actor, body.teamId, {
      name: body.teamname ?? undefined,
      ...pictures,
      isActive: isOn(body.active),
      players: body.players?.map(({ id, sortorder }) => ({ playerId: id, sortOrder: sortorder })),
    });
    return 'api.team.save.success';
  }
}
