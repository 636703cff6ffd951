import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { DivisionsService } from './divisions.service.ts';
import { toColorWireRow, toDivisionTeamWireRow, toDivisionWireRow } from './divisions.wire.ts';

@Controller()
export class DivisionsController {
  constructor(private readonly divisions: DivisionsService) {}

  @Public()
  @Get('divisionId/:discriminator/season/:seasonId')
  @Envelope()
  async idOf(@Param('discriminator') discriminator: string, @Param('seasonId', IdPipe) seasonId: number) {
    return { id: await this.divisions.idOf(discriminator, seasonId) };
  }

  @Public()
  @Get('division/all')
  async all() {
    return (await this.divisions.summaries()).map(toDivisionWireRow);
  }

  @Public()
  @Get('division/:id/divisionAdmin')
  @Envelope()
  admin(@Param('id', IdPipe) id: number) {
    return this.divisions.admin(id);
  }

  @Public()
  @Get('division/id/:id/colors')
  async colors(@Param('id', IdPipe) id: number) {
    return (await this.divisions.bands(id)).map(toColorWireRow);
  }

  @Public()
  @Get('division/:id/teamsWithoutPlayers')
  async teams(@Param('id', IdPipe) id: number) {
    return (await this.divisions.teams(id)).map(toDivisionTeamWireRow);
  }
}
