import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { SeasonsService } from './seasons.service.ts';
import {
  DivisionLinkWire,
  SeasonDivisionsWire,
  SeasonWire,
  toDivisionLinkWireRow,
  toSeasonDivisionsWireRow,
  toSeasonWireRow,
} from './seasons.wire.ts';

@ApiTags('seasons')
@Controller('season')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Public()
  @Get('current/divisions')
  @ApiOperation({ operationId: 'listCurrentDivisions', summary: 'The divisions of the current season' })
  @ApiOkResponse({ type: [DivisionLinkWire] })
  async currentDivisions() {
    return (await this.seasons.current())?.divisions.map(toDivisionLinkWireRow) ?? [];
  }

  @Public()
  @Get('all/division/all')
  @ReadCost(3)
  @ApiOperation({ operationId: 'listSeasonsWithDivisions', summary: 'All seasons with their divisions' })
  @ApiOkResponse({ type: [SeasonDivisionsWire] })
  async allWithDivisions() {
    return (await this.seasons.all()).map(toSeasonDivisionsWireRow);
  }

  @Public()
  @Get('all')
  @ApiOperation({ operationId: 'listSeasons', summary: 'All seasons' })
  @ApiOkResponse({ type: [SeasonWire] })
  async all() {
    return (await this.seasons.all()).map(toSeasonWireRow);
  }
}
