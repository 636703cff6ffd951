import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { DivisionsService } from '../seasons/divisions/divisions.service.ts';
import { PlayersService } from '../players/players.service.ts';
import { TeamsService } from '../teams/teams.service.ts';
import { StatsService } from './stats.service.ts';
import {
  PlayerStatsWire,
  TeamPlayerStatsWire,
  TeamStatsWire,
  TotalsWire,
  toPlayerStatsWireRow,
  toTeamPlayerStatsWireRow,
  toTeamStatsWireRow,
  toTotalsWire,
} from './stats.wire.ts';

@ApiTags('statistics')
@Controller()
export class StatsController {
  constructor(
    private readonly stats: StatsService,
    private readonly divisions: DivisionsService,
    private readonly teams: TeamsService,
    private readonly players: PlayersService,
  ) {}

  @Public()
  @Get('division/:id/stats')
  @ReadCost(3)
  @Envelope([PlayerStatsWire])
  @ApiOperation({ operationId: 'listDivisionPlayerStats', summary: 'The players of a division in numbers' })
  @ApiNotFoundResponse()
  async playerTable(@Param('id', IdPipe) id: number) {
    await this.divisions.assertExists(id);
    return (await this.stats.ofDivision(id)).players.map(toPlayerStatsWireRow);
  }

  @Public()
  @Get('division/:id/teamStats')
  @ReadCost(3)
  @Envelope([TeamStatsWire])
  @ApiOperation({ operationId: 'listDivisionTeamStats', summary: 'The teams of a division in numbers' })
  @ApiNotFoundResponse()
  async teamTable(@Param('id', IdPipe) id: number) {
    await this.divisions.assertExists(id);
    return (await this.stats.ofDivision(id)).teams.map(toTeamStatsWireRow);
  }

  @Public()
  @Get('team/:id/season/:seasonId/playerStats')
  @ApiOperation({ operationId: 'listTeamPlayerStats', summary: 'The players of a team in numbers, in a season' })
  @ApiOkResponse({ type: [TeamPlayerStatsWire] })
  @ApiNotFoundResponse()
  async ofTeam(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    await this.teams.assertExists(id);
    return (await this.stats.ofTeamSeason(id, seasonId)).map(toTeamPlayerStatsWireRow);
  }

  @Public()
  @Get('player/:id/division/:divisionId/stats')
  @ApiOperation({ operationId: 'getPlayerDivisionStats', summary: 'A player in numbers, in a division' })
  @ApiOkResponse({ type: TotalsWire })
  @ApiNotFoundResponse()
  async ofPlayer(@Param('id', IdPipe) id: number, @Param('divisionId', IdPipe) divisionId: number) {
    await Promise.all([this.players.assertExists(id), this.divisions.assertExists(divisionId)]);
    return toTotalsWire(await this.stats.ofPlayer(id, divisionId));
  }
}
