import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { PlayersService } from './players.service.ts';
import { toCurrentTeamWire, toProfileWire } from './players.wire.ts';

@Controller()
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Public()
  @Get('user/:playerId/full')
  async profile(@Param('playerId', IdPipe) playerId: number) {
    return toProfileWire(await this.players.profile(playerId));
  }

  @Public()
  @Get('player/:id/currentTeam')
  async currentTeam(@Param('id', IdPipe) id: number) {
    return toCurrentTeamWire(await this.players.profile(id));
  }
}
