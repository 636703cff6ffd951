import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { DivisionsService } from './divisions.service.ts';
import {
  ColorWire,
  DivisionAdminWire,
  DivisionIdWire,
  DivisionTeamWire,
  DivisionWire,
  toColorWireRow,
  toDivisionTeamWireRow,
  toDivisionWireRow,
} from './divisions.wire.ts';

@ApiTags('divisions')
@Controller()
export class DivisionsController {
  constructor(private readonly divisions: DivisionsService) {}

  @Public()
  @Get('divisionId/:discriminator/season/:seasonId')
  @Envelope(DivisionIdWire)
  @ApiOperation({ operationId: 'getDivisionId', summary: 'The id of a division, by its address' })
  @ApiNotFoundResponse()
  async idOf(@Param('discriminator') discriminator: string, @Param('seasonId', IdPipe) seasonId: number) {
    return { id: await this.divisions.idOf(discriminator, seasonId) };
  }

  @Public()
  @Get('division/all')
  @ApiOperation({ operationId: 'listDivisions', summary: 'All divisions of all seasons' })
  @ApiOkResponse({ type: [DivisionWire] })
  async all() {
    return (await this.divisions.summaries()).map(toDivisionWireRow);
  }

  @Public()
  @Get('division/:id/divisionAdmin')
  @Envelope(DivisionAdminWire, { nullable: true })
  @ApiOperation({ operationId: 'getDivisionAdmin', summary: 'Who runs a division' })
  @ApiNotFoundResponse()
  admin(@Param('id', IdPipe) id: number) {
    return this.divisions.admin(id);
  }

  @Public()
  @Get('division/id/:id/colors')
  @ApiOperation({ operationId: 'listDivisionColors', summary: 'The colours of the table' })
  @ApiOkResponse({ type: [ColorWire] })
  @ApiNotFoundResponse()
  async colors(@Param('id', IdPipe) id: number) {
    return (await this.divisions.bands(id)).map(toColorWireRow);
  }

  @Public()
  @Get('division/:id/teamsWithoutPlayers')
  @ApiOperation({ operationId: 'listDivisionTeams', summary: 'The teams of a division' })
  @ApiOkResponse({ type: [DivisionTeamWire] })
  @ApiNotFoundResponse()
  async teams(@Param('id', IdPipe) id: number) {
    return (await this.divisions.teams(id)).map(toDivisionTeamWireRow);
  }
}
