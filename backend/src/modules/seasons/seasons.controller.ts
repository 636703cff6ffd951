import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { SeasonsService } from './seasons.service.ts';
import { toDivisionLinkWireRow, toSeasonDivisionsWireRow, toSeasonWireRow } from './seasons.wire.ts';

@Controller('season')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Public()
  @Get('current/divisions')
  async currentDivisions() {
    return (await this.seasons.current())?.divisions.map(toDivisionLinkWireRow) ?? [];
  }

  @Public()
  @Get('all/division/all')
  @ReadCost(3)
  async allWithDivisions() {
    return (await this.seasons.all()).map(toSeasonDivisionsWireRow);
  }

  @Public()
  @Get('all')
  async all() {
    return (await this.seasons.all()).map(toSeasonWireRow);
  }
}
