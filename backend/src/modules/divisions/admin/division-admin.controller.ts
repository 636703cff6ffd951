import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { ColorsBody, CreateDivisionBody, DivisionInfoBody, TeamsBody } from './division-admin.body.ts';
import { DivisionAdminService } from './division-admin.service.ts';
import { fromColorWireRow } from '../divisions.wire.ts';

/** The documented calls of the divisions area. */
@Controller()
export class DivisionAdminController {
  constructor(private readonly admin: DivisionAdminService) {}

  @Roles('admin', 'divisionadmin')
  @Post('division/create')
  @Envelope()
  async create(@CurrentActor() actor: Actor, @Body() body: CreateDivisionBody): Promise<string> {
    await this.admin.create(actor, { name: body.divisionName, seasonId: body.seasonId });
    return 'api.division.create.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveDivisionInfo')
  @Envelope()
  async saveInfo(@CurrentActor() actor: Actor, @Body() body: DivisionInfoBody): Promise<string> {
    const { divisionId, divisionName, divisionAdminUserId } = body;
    await this.admin.saveInfo(actor, divisionId, { name: divisionName, divisionAdminUserId });
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveColors')
  @Envelope()
  async saveColors(@CurrentActor() actor: Actor, @Body() { divisionId, colors }: ColorsBody): Promise<string> {
    await this.admin.saveBands(actor, divisionId, colors.map(fromColorWireRow));
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveTeams')
  @Envelope()
  async saveTeams(@CurrentActor() actor: Actor, @Body() { divisionId, teamIds }: TeamsBody): Promise<string> {
    await this.admin.saveTeams(actor, divisionId, teamIds);
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('division/:id/weeks')
  async weeks(@Param('id', IdPipe) id: number) {
    const { weeks, weeksLeft } = await this.admin.existing(id);
    return { weeks, weeksLeft };
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('users/role/:roleId')
  usersWithRole(@Param('roleId', IdPipe) roleId: number) {
    return this.admin.usersWithRole(roleId);
  }
}
