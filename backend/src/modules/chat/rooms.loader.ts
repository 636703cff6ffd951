import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../platform/graphql/request-loader.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { toRoomView } from './series-room.ts';

/** Reads the rooms of all series of a list in one statement. */
@Injectable()
export class RoomsLoader {
  /** The room of a series, by the series' id; null when it never had one. */
  readonly ofSeries = requestLoader(async (seriesIds: readonly number[]) => {
    const found = new Map((await this.rooms.findByIds(seriesIds)).map((room) => [room.seriesId, toRoomView(room)]));
    return seriesIds.map((seriesId) => found.get(seriesId) ?? null);
  });

  constructor(private readonly rooms: RoomsRepository) {}
}
