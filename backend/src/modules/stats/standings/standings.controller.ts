import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { StandingsService } from './standings.service.ts';
import { StandingsWire, toStandingsWireRow } from './standings.wire.ts';

@ApiTags('divisions')
@Controller('division')
export class StandingsController {
  constructor(private readonly standings: StandingsService) {}

  @Public()
  @Get(':id/teams')
  @ReadCost(3)
  @Envelope([StandingsWire])
  @ApiOperation({ operationId: 'listStandings', summary: 'The table of a division' })
  @ApiNotFoundResponse()
  async table(@Param('id', IdPipe) id: number) {
    const [table, players] = await Promise.all([this.standings.tableOf(id), this.standings.players(id)]);
    const byTeam = new Map(players.map((team) => [team.teamId, team]));
    return table.map((row) => toStandingsWireRow(row, byTeam.get(row.team.id)));
  }
}
