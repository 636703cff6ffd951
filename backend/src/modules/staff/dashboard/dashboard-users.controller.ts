import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { DashboardService } from './dashboard.service.ts';
import { DayWire, toWireDay } from './dashboard.wire.ts';

/** The documented counters of users. */
@ApiTags('dashboard')
@Controller('users')
export class DashboardUsersController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allCount')
  @Envelope(Number)
  @ApiOperation({ operationId: 'countUsers', summary: 'How many accounts there are' })
  async all(): Promise<number> {
    return (await this.dashboard.counters()).users;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allWithPlayerCount')
  @Envelope(Number)
  @ApiOperation({ operationId: 'countUsersWithPlayer', summary: 'How many accounts have a player' })
  async withPlayer(): Promise<number> {
    return (await this.dashboard.counters()).usersWithPlayer;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('playersPerDate')
  @Envelope([DayWire])
  @ApiOperation({ operationId: 'countPlayersPerDate', summary: 'How many players came on each day' })
  async playersPerDate() {
    return (await this.dashboard.growth()).players.map(toWireDay);
  }
}
