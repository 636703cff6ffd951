import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { PlayersService } from '../players/players.service.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';
import { SeasonTeamWire, toSeasonTeamWireRows } from './player-seasons.wire.ts';

@ApiTags('players')
@Controller('player')
export class PlayerSeasonsController {
  constructor(
    private readonly seasons: PlayerSeasonsService,
    private readonly players: PlayersService,
  ) {}

  @Public()
  @Get(':id/getTeamsAtEndOfEachSeason')
  @ApiOperation({
    operationId: 'listPlayerSeasonTeams',
    summary: 'The team that a player was in at the end of each season',
  })
  @ApiOkResponse({ type: [SeasonTeamWire] })
  @ApiNotFoundResponse()
  async teams(@Param('id', IdPipe) id: number) {
    await this.players.assertExists(id);
    return toSeasonTeamWireRows(await this.seasons.ofPlayer(id));
  }
}
