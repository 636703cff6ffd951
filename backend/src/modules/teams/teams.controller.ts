import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { TeamsService } from './teams.service.ts';
import {
  PlayedSeasonWire,
  RosterWire,
  SeasonPlayerWire,
  TeamDivisionWire,
  TeamNameWire,
  TeamWire,
  toPlayedSeasonWireRows,
  toRosterWireRow,
  toSeasonPlayerWireRow,
  toTeamDivisionWire,
  toTeamNameWireRow,
  toTeamWire,
} from './teams.wire.ts';

@ApiTags('teams')
@Controller('team')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Public()
  @Get('all')
  @ApiOperation({ operationId: 'listTeams', summary: 'All teams' })
  @ApiOkResponse({ type: [TeamNameWire] })
  async all() {
    return (await this.teams.names()).map(toTeamNameWireRow);
  }

  @Public()
  @Get(':id/info')
  @ApiOperation({ operationId: 'getTeam', summary: 'A team' })
  @ApiOkResponse({ type: TeamWire })
  @ApiNotFoundResponse()
  async info(@Param('id', IdPipe) id: number) {
    return toTeamWire(await this.teams.page(id));
  }

  @Public()
  @Get(':id/players')
  @ApiOperation({ operationId: 'listTeamPlayers', summary: 'The players of a team now' })
  @ApiOkResponse({ type: [RosterWire] })
  @ApiNotFoundResponse()
  async players(@Param('id', IdPipe) id: number) {
    return (await this.teams.page(id)).roster.map(toRosterWireRow);
  }

  @Public()
  @Get(':id/playedSeasons')
  @ApiOperation({ operationId: 'listTeamSeasons', summary: 'The seasons that a team played' })
  @ApiOkResponse({ type: [PlayedSeasonWire] })
  @ApiNotFoundResponse()
  async playedSeasons(@Param('id', IdPipe) id: number) {
    return toPlayedSeasonWireRows((await this.teams.page(id)).seasons);
  }

  @Public()
  @Get(':id/isActive')
  @Envelope(Boolean)
  @ApiOperation({ operationId: 'getTeamActivity', summary: 'Is a team active?' })
  @ApiNotFoundResponse()
  async isActive(@Param('id', IdPipe) id: number) {
    return (await this.teams.page(id)).isActive;
  }

  @Public()
  @Get(':id/season/:seasonId/division')
  @Envelope(TeamDivisionWire)
  @ApiOperation({ operationId: 'getTeamDivision', summary: 'The division of a team in a season' })
  @ApiNotFoundResponse()
  async division(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    return toTeamDivisionWire(await this.teams.divisionOf(id, seasonId));
  }

  @Public()
  @Get(':id/season/:seasonId/players')
  @ApiOperation({ operationId: 'listTeamSeasonPlayers', summary: 'The players of a team in a season' })
  @ApiOkResponse({ type: [SeasonPlayerWire] })
  @ApiNotFoundResponse()
  async seasonPlayers(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    return (await this.teams.rosterOf(id, seasonId)).map(toSeasonPlayerWireRow);
  }
}
