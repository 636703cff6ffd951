import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { PlayersService } from './players.service.ts';
import { CurrentTeamWire, ProfileWire, toCurrentTeamWire, toProfileWire } from './players.wire.ts';

@ApiTags('players')
@Controller()
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Public()
  @Get('user/:playerId/full')
  @ApiOperation({ operationId: 'getPlayer', summary: "A player's profile" })
  @ApiOkResponse({ type: ProfileWire })
  @ApiNotFoundResponse()
  async profile(@Param('playerId', IdPipe) playerId: number) {
    return toProfileWire(await this.players.profile(playerId));
  }

  @Public()
  @Get('player/:id/currentTeam')
  @ApiOperation({ operationId: 'getPlayerTeam', summary: 'The team that a player is in' })
  @ApiOkResponse({ type: CurrentTeamWire })
  @ApiNotFoundResponse()
  async currentTeam(@Param('id', IdPipe) id: number) {
    return toCurrentTeamWire(await this.players.profile(id));
  }
}
