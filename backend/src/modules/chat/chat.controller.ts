import { Body, Controller, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { DivisionRoleDto, RoomDto, RoomWithMessageDto } from './chat.dto.ts';
import { DivisionRolesService } from './division-roles.service.ts';
import { RoomsService } from './rooms.service.ts';

/** The documented calls about rooms and roles in the chat. They answer when the work is stored, not when it is done. */
@ApiTags('chat')
@Controller()
export class ChatController {
  constructor(
    private readonly rooms: RoomsService,
    private readonly roles: DivisionRolesService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Post('division/createMatchRoom')
  @Envelope()
  @ApiOperation({ operationId: 'createMatchRoom', summary: 'Opens the room of a series with a message in it' })
  @ApiNotFoundResponse()
  async createMatchRoom(@CurrentActor() actor: Actor, @Body() body: RoomWithMessageDto): Promise<string> {
    await this.rooms.openWith(actor, body.seriesId, body.message);
    return 'api.chat.room-opened';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/addRoleToAllPlayers')
  @Envelope()
  @ApiOperation({
    operationId: 'addDivisionRoleToPlayers',
    summary: 'Gives the role of a division to all of its players',
  })
  @ApiNotFoundResponse()
  async addRole(@CurrentActor() actor: Actor, @Body() { divisionId }: DivisionRoleDto): Promise<string> {
    await this.roles.giveToAll(actor, divisionId);
    return 'api.chat.role-given';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/createDiscordChannel')
  @Envelope()
  @ApiOperation({ operationId: 'openSeriesRoom', summary: 'Opens the room of a series' })
  @ApiNotFoundResponse()
  async open(@CurrentActor() actor: Actor, @Body() { seriesId }: RoomDto): Promise<string> {
    await this.rooms.open(actor, seriesId);
    return 'api.chat.room-opened';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/closeDiscordChannel')
  @Envelope()
  @ApiOperation({ operationId: 'closeSeriesRoom', summary: 'Closes the room of a series' })
  @ApiNotFoundResponse()
  async close(@CurrentActor() actor: Actor, @Body() { seriesId }: RoomDto): Promise<string> {
    await this.rooms.close(actor, seriesId);
    return 'api.chat.room-closed';
  }
}
