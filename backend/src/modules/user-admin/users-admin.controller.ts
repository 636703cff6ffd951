import { Body, Controller, Get, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { UserSettingsBody } from './users-admin.body.ts';
import { UsersAdminService } from './users-admin.service.ts';
import { fromUserSettings, toAdminPlayerWireRow, toAdminUserWireRow, toRoleWireRows } from './users-admin.wire.ts';

/** The documented calls of the users' tab. */
@Controller()
export class UsersAdminController {
  constructor(private readonly users: UsersAdminService) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/:accessToken/usersOuterJoinedWithPlayers')
  @ReadCost(20)
  async all() {
    return (await this.users.all()).map(toAdminUserWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('admin/player/:accessToken/all')
  @ReadCost(20)
  async players() {
    return (await this.users.all()).filter(({ playerId }) => playerId !== null).map(toAdminPlayerWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('users/allRoles')
  roles() {
    return toRoleWireRows();
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/user/saveSettingsAndRoles')
  @Envelope()
  async save(@CurrentActor() actor: Actor, @Body() body: UserSettingsBody): Promise<string> {
    await this.users.save(actor, fromUserSettings(body));
    return 'api.user.save.success';
  }
}
