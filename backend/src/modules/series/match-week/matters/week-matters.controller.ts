import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { WeekMattersService } from './week-matters.service.ts';
import { toWeekMatterWire, WeekMatterWire } from './week-matters.wire.ts';

/** What needs staff in the match week, over REST. */
@ApiTags('match-week')
@Controller('match-week')
export class WeekMattersController {
  constructor(private readonly matters: WeekMattersService) {}

  @Roles('admin', 'divisionadmin')
  @Get('matters')
  @ApiOperation({ summary: 'The series of the match week that need staff, the most urgent first' })
  @ApiOkResponse({ type: [WeekMatterWire] })
  async all(@CurrentActor() actor: Actor): Promise<WeekMatterWire[]> {
    return (await this.matters.find(actor)).map(toWeekMatterWire);
  }
}
