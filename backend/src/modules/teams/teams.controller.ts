import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { TeamsService } from './teams.service.ts';
import {
  toPlayedSeasonWireRows,
  toRosterWireRow,
  toSeasonPlayerWireRow,
  toTeamDivisionWire,
  toTeamNameWireRow,
  toTeamWire,
} from './teams.wire.ts';

@Controller('team')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Public()
  @Get('all')
  @ReadCost(5)
  async all() {
    return (await this.teams.names()).map(toTeamNameWireRow);
  }

  @Public()
  @Get(':id/info')
  async info(@Param('id', IdPipe) id: number) {
    return toTeamWire(await this.teams.page(id));
  }

  @Public()
  @Get(':id/players')
  async players(@Param('id', IdPipe) id: number) {
    return (await this.teams.page(id)).roster.map(toRosterWireRow);
  }

  @Public()
  @Get(':id/playedSeasons')
  async playedSeasons(@Param('id', IdPipe) id: number) {
    return toPlayedSeasonWireRows((await this.teams.page(id)).seasons);
  }

  @Public()
  @Get(':id/isActive')
  @Envelope()
  async isActive(@Param('id', IdPipe) id: number) {
    return (await this.teams.page(id)).isActive;
  }

  @Public()
  @Get(':id/season/:seasonId/division')
  @Envelope()
  async division(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    return toTeamDivisionWire(await this.teams.divisionOf(id, seasonId));
  }

  @Public()
  @Get(':id/season/:seasonId/players')
  async seasonPlayers(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    return (await this.teams.rosterOf(id, seasonId)).map(toSeasonPlayerWireRow);
  }
}
