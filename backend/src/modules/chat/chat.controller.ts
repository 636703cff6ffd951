import { Body, Controller, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { DivisionBody } from '../divisions/admin/division-admin.body.ts';
import { RoomBody, RoomWithMessageBody } from './chat.body.ts';
import { DivisionRolesService } from './division-roles.service.ts';
import { RoomsService } from './rooms.service.ts';

/** The documented calls about rooms and roles in the chat. Each answers when it is written down, not when it is done. */
@Controller()
export class ChatController {
  constructor(
    private readonly rooms: RoomsService,
    private readonly roles: DivisionRolesService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Post('division/createMatchRoom')
  @Envelope()
  async createMatchRoom(@CurrentActor() actor: Actor, @Body() body: RoomWithMessageBody): Promise<string> {
    await this.rooms.openWith(actor, body.seriesId, body.message);
    return 'api.chat.room-opened';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/addRoleToAllPlayers')
  @Envelope()
  async addRole(@CurrentActor() actor: Actor, @Body() { divisionId }: DivisionBody): Promise<string> {
    await this.roles.giveToAll(actor, divisionId);
    return 'api.chat.role-given';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/createDiscordChannel')
  @Envelope()
  async open(@CurrentActor() actor: Actor, @Body() { seriesId }: RoomBody): Promise<string> {
    await this.rooms.open(actor, seriesId);
    return 'api.chat.room-opened';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/closeDiscordChannel')
  @Envelope()
  async close(@CurrentActor() actor: Actor, @Body() { seriesId }: RoomBody): Promise<string> {
    await this.rooms.close(actor, seriesId);
    return 'api.chat.room-closed';
  }
}
