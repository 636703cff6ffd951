import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { DashboardService } from './dashboard.service.ts';
import { toWireDay } from './dashboard.wire.ts';

/** The documented counters of teams. */
@Controller('team')
export class DashboardTeamsController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allCount')
  @Envelope()
  async all(): Promise<number> {
    return (await this.dashboard.counters()).teams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allActiveCount')
  @Envelope()
  async active(): Promise<number> {
    return (await this.dashboard.counters()).activeTeams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeamsCount')
  @Envelope()
  async signedUp(): Promise<number> {
    return (await this.dashboard.counters()).signedUpTeams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeamsPerDate')
  @Envelope()
  async signedUpPerDate() {
    return (await this.dashboard.growth()).signedUpTeams.map(toWireDay);
  }
}
