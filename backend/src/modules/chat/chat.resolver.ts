import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.ts';
import { GiveDivisionRoleResult, OpenWeekRoomsInput, OpenWeekRoomsResult, SeriesRoomResult } from './chat.type.ts';
import { DivisionRolesService } from './division-roles.service.ts';
import { RoomsService } from './rooms.service.ts';

/** Rooms and roles in the chat. */
@Resolver()
export class ChatResolver {
  constructor(
    private readonly rooms: RoomsService,
    private readonly roles: DivisionRolesService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Mutation(() => SeriesRoomResult, { description: 'For a series that has a time' })
  openSeriesRoom(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    return this.rooms.open(actor, seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => SeriesRoomResult, { description: 'Closes the room, and deletes what was written in it' })
  closeSeriesRoom(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    return this.rooms.close(actor, seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => OpenWeekRoomsResult, {
    description: 'Opens the rooms of the week that are not open, of series that have a time and are not reported',
  })
  openWeekRooms(@CurrentActor() actor: Actor, @Args('input') input: OpenWeekRoomsInput) {
    return this.rooms.openWeek(actor, input);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => GiveDivisionRoleResult, { description: 'To every player of the teams in the division' })
  giveDivisionRole(@CurrentActor() actor: Actor, @Args('divisionId', { type: () => Int }) divisionId: number) {
    return this.roles.giveToAll(actor, divisionId);
  }
}
