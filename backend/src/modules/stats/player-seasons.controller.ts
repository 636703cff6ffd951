import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { PlayersService } from '../players/players.service.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';
import { toSeasonTeamWireRows } from './player-seasons.wire.ts';

@Controller('player')
export class PlayerSeasonsController {
  constructor(
    private readonly seasons: PlayerSeasonsService,
    private readonly players: PlayersService,
  ) {}

  @Public()
  @Get(':id/getTeamsAtEndOfEachSeason')
  async teams(@Param('id', IdPipe) id: number) {
    await this.players.assertExists(id);
    return toSeasonTeamWireRows(await this.seasons.ofPlayer(id));
  }
}
