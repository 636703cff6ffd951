import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { DivisionsService } from '../divisions/divisions.service.ts';
import { PlayersService } from '../players/players.service.ts';
import { TeamsService } from '../teams/teams.service.ts';
import { StatsService } from './stats.service.ts';
import { toPlayerStatsWireRow, toTeamPlayerStatsWireRow, toTeamStatsWireRow, toTotalsWire } from './stats.wire.ts';

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
  @Envelope()
  async playerTable(@Param('id', IdPipe) id: number) {
    await this.divisions.assertExists(id);
    return (await this.stats.ofDivision(id)).players.map(toPlayerStatsWireRow);
  }

  @Public()
  @Get('division/:id/teamStats')
  @ReadCost(3)
  @Envelope()
  async teamTable(@Param('id', IdPipe) id: number) {
    await this.divisions.assertExists(id);
    return (await this.stats.ofDivision(id)).teams.map(toTeamStatsWireRow);
  }

  @Public()
  @Get('team/:id/season/:seasonId/playerStats')
  async ofTeam(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    await this.teams.assertExists(id);
    return (await this.stats.ofTeamSeason(id, seasonId)).map(toTeamPlayerStatsWireRow);
  }

  @Public()
  @Get('player/:id/division/:divisionId/stats')
  async ofPlayer(@Param('id', IdPipe) id: number, @Param('divisionId', IdPipe) divisionId: number) {
    await Promise.all([this.players.assertExists(id), this.divisions.assertExists(divisionId)]);
    return toTotalsWire(await this.stats.ofPlayer(id, divisionId));
  }
}
