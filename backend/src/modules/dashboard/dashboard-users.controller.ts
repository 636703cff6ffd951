import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { DashboardService } from './dashboard.service.ts';
import { toWireDay } from './dashboard.wire.ts';

/** The documented counters of users. */
@Controller('users')
export class DashboardUsersController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allCount')
  @Envelope()
  async all(): Promise<number> {
    return (await this.dashboard.counters()).users;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allWithPlayerCount')
  @Envelope()
  async withPlayer(): Promise<number> {
    return (await this.dashboard.counters()).usersWithPlayer;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('playersPerDate')
  @Envelope()
  async playersPerDate() {
    return (await this.dashboard.growth()).players.map(toWireDay);
  }
}
