import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { DashboardService } from './dashboard.service.ts';
import { DayWire, toWireDay } from './dashboard.wire.ts';

/** The documented counters of teams. */
@ApiTags('dashboard')
@Controller('team')
export class DashboardTeamsController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allCount')
  @Envelope(Number)
  @ApiOperation({ operationId: 'countTeams', summary: 'How many teams there are' })
  async all(): Promise<number> {
    return (await this.dashboard.counters()).teams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allActiveCount')
  @Envelope(Number)
  @ApiOperation({ operationId: 'countActiveTeams', summary: 'How many teams are active' })
  async active(): Promise<number> {
    return (await this.dashboard.counters()).activeTeams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeamsCount')
  @Envelope(Number)
  @ApiOperation({ operationId: 'countSignedUpTeams', summary: 'How many teams have signed up' })
  async signedUp(): Promise<number> {
    return (await this.dashboard.counters()).signedUpTeams;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeamsPerDate')
  @Envelope([DayWire])
  @ApiOperation({ operationId: 'countSignedUpTeamsPerDate', summary: 'How many teams signed up on each day' })
  async signedUpPerDate() {
    return (await this.dashboard.growth()).signedUpTeams.map(toWireDay);
  }
}
