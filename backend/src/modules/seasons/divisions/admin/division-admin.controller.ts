import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { ColorsDto, CreateDivisionDto, DivisionInfoDto, TeamsDto } from './division-admin.dto.ts';
import { DivisionAdminService } from './division-admin.service.ts';
import { DivisionWeeksWire, RoleHolderWire, fromColorWireRow } from '../divisions.wire.ts';

/** The documented calls of the divisions area. */
@ApiTags('divisions')
@Controller()
export class DivisionAdminController {
  constructor(private readonly admin: DivisionAdminService) {}

  @Roles('admin', 'divisionadmin')
  @Post('division/create')
  @Envelope()
  @ApiOperation({ operationId: 'createDivision', summary: 'Makes a division in a season' })
  @ApiNotFoundResponse()
  async create(@CurrentActor() actor: Actor, @Body() body: CreateDivisionDto): Promise<string> {
    await this.admin.create(actor, { name: body.divisionName, seasonId: body.seasonId });
    return 'api.division.create.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveDivisionInfo')
  @Envelope()
  @ApiOperation({ operationId: 'saveDivision', summary: 'Changes the name and the admin of a division' })
  @ApiNotFoundResponse()
  async saveInfo(@CurrentActor() actor: Actor, @Body() body: DivisionInfoDto): Promise<string> {
    const { divisionId, divisionName, divisionAdminUserId } = body;
    await this.admin.saveInfo(actor, divisionId, { name: divisionName, divisionAdminUserId });
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveColors')
  @Envelope()
  @ApiOperation({ operationId: 'saveDivisionColors', summary: 'Replaces the colours of the table' })
  @ApiNotFoundResponse()
  async saveColors(@CurrentActor() actor: Actor, @Body() { divisionId, colors }: ColorsDto): Promise<string> {
    await this.admin.saveBands(actor, divisionId, colors.map(fromColorWireRow));
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/saveTeams')
  @Envelope()
  @ApiOperation({ operationId: 'saveDivisionTeams', summary: 'Replaces the teams of a division' })
  @ApiNotFoundResponse()
  async saveTeams(@CurrentActor() actor: Actor, @Body() { divisionId, teamIds }: TeamsDto): Promise<string> {
    await this.admin.saveTeams(actor, divisionId, teamIds);
    return 'api.division.saved';
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('division/:id/weeks')
  @ApiOperation({ operationId: 'listDivisionWeeks', summary: 'How many weeks a division has, and how many are left' })
  @ApiOkResponse({ type: DivisionWeeksWire })
  @ApiNotFoundResponse()
  async weeks(@Param('id', IdPipe) id: number) {
    const { weeks, weeksLeft } = await this.admin.getDivisionOrThrow(id);
    return { weeks, weeksLeft };
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('users/role/:roleId')
  @ApiOperation({ operationId: 'listUsersWithRole', summary: 'Who has a role' })
  @ApiOkResponse({ type: [RoleHolderWire] })
  usersWithRole(@Param('roleId', IdPipe) roleId: number) {
    return this.admin.usersWithRole(roleId);
  }
}
