import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { UserSettingsDto } from './users-admin.dto.ts';
import { UsersAdminService } from './users-admin.service.ts';
import {
  AdminPlayerWire,
  AdminUserWire,
  RoleWire,
  fromUserSettings,
  toAdminPlayerWireRow,
  toAdminUserWireRow,
  toRoleWireRows,
} from './users-admin.wire.ts';

/** The documented calls of the users' tab. */
@ApiTags('users')
@Controller()
export class UsersAdminController {
  constructor(private readonly users: UsersAdminService) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/usersOuterJoinedWithPlayers')
  @ReadCost(8)
  @ApiOperation({ operationId: 'listUsers', summary: 'All accounts and players' })
  @ApiOkResponse({ type: [AdminUserWire] })
  async all() {
    return (await this.users.all()).map(toAdminUserWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('admin/player/:accessToken/all')
  @ReadCost(5)
  @ApiOperation({ operationId: 'listPlayersForStaff', summary: 'All players' })
  @ApiOkResponse({ type: [AdminPlayerWire] })
  async players() {
    return (await this.users.all()).filter(({ playerId }) => playerId !== null).map(toAdminPlayerWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('users/allRoles')
  @ApiOperation({ operationId: 'listRoles', summary: 'All roles' })
  @ApiOkResponse({ type: [RoleWire] })
  roles() {
    return toRoleWireRows();
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/user/saveSettingsAndRoles')
  @Envelope()
  @ApiOperation({ operationId: 'saveUser', summary: 'Changes an account, its player and its roles' })
  @ApiNotFoundResponse()
  async save(@CurrentActor() actor: Actor, @Body() body: UserSettingsDto): Promise<string> {
    await this.users.save(actor, fromUserSettings(body));
    return 'api.user.save.success';
  }
}
