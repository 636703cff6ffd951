import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Chat from '../../domain/messages/chat.ts';
import * as DivisionRules from '../../domain/competition/division.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import { DivisionAdminService } from '../seasons/divisions/admin/division-admin.service.ts';
import { OutboxService } from '../messages/outbox/outbox.service.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { toRoomView } from './series-room.ts';
import type { OpenedWeek, OpenRoom, RoomSubject, SeriesRoomView, StoredRoom } from './series-room.ts';

/** The rooms of a division's week to open, with the message for each. */
export interface WeekRooms {
  divisionId: number;
  week: number;
  message: string;
}

/** A message in the room of a series. `name` tells several messages in the same room apart. */
export interface RoomMessage {
  seriesId: number;
  name: string;
  text: string;
}

/**
 * Rooms of series in the chat. No method waits for the chat: it stores what is wanted and an intention, and the outbox
 * carries it out.
 */
@Injectable()
export class RoomsService {
  constructor(
    private readonly db: Db,
    private readonly rooms: RoomsRepository,
    private readonly divisions: DivisionAdminService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
  ) {}

  /** The series' room, for its members; null while it has none. */
  async findOpen(seriesId: number): Promise<OpenRoom | null> {
    const room = await this.rooms.findPlan(seriesId);
    if (!room?.isWanted || room.channelId === null) return null;
    const { roomsUrl } = this.config.discord;
    return { name: Chat.roomNameOf(room), address: roomsUrl && `${roomsUrl}/${room.channelId}` };
  }

  /** Opens the room of a series that has a time. Refuses a series that has a room. */
  open(actor: Actor, seriesId: number): Promise<SeriesRoomView> {
    return this.change(actor, seriesId, async (series) => {
      Chat.assertHasDate(series.scheduledAt);
      await this.openOne(actor, series, null);
    });
  }

  /**
   * Opens the room of a series and writes a message in it. The series need not have a time: its teams can agree on one
   * in the room.
   */
  openWith(actor: Actor, seriesId: number, text: string): Promise<SeriesRoomView> {
    const message = Chat.messageOf(text);
    return this.change(actor, seriesId, (series) => this.openOne(actor, series, message));
  }

  /**
   * Opens the rooms of a week that are not open, with a message in each. Series without a time, and reported series,
   * get no room; they are counted.
   */
  openWeek(actor: Actor, { divisionId, week, message: text }: WeekRooms): Promise<OpenedWeek> {
    const message = Chat.messageOf(text);
    return this.db.transaction(async () => {
      await this.divisions.lockDivision(actor, divisionId);
      const all = await this.rooms.lockWeek(divisionId, week);
      if (all.length === 0) throw new LeagueError('SERIES_NOT_FOUND', 'api.chat.empty-week');
      const stored = new Map((await this.rooms.findByIds(idsOf(all))).map((room) => [room.seriesId, room]));
      const rooms = Chat.weekRoomsOf(all, ({ seriesId }) => isOpen(stored.get(seriesId)));
      for (const series of rooms.toOpen) await this.openOne(actor, series, message);
      const { alreadyOpen, reported, withoutTime } = rooms;
      return { opened: rooms.toOpen.length, alreadyOpen, reported, withoutTime };
    });
  }

  /**
   * Writes messages in the rooms of series, where they have one, after the commit of the caller's transaction, which has
   * locked the series.
   */
  async say(messages: readonly RoomMessage[]): Promise<void> {
    const wanted = messages.map(({ seriesId }) => seriesId);
    const open = new Map((await this.rooms.findByIds(wanted)).filter(isOpen).map((room) => [room.seriesId, room]));
    if (open.size === 0) return;
    const subjects = new Map((await this.rooms.lockAllSeries([...open.keys()])).map((one) => [one.seriesId, one]));
    await this.outbox.intendAll(
      messages.flatMap(({ seriesId, name, text }) => {
        const [series, room] = [subjects.get(seriesId), open.get(seriesId)];
        if (!series || !room) return [];
        const { generation } = room;
        return {
          ...workOn(series),
          key: `message:${seriesId}:${generation}:${name}`,
          kind: 'post-message',
          payload: { seriesId, generation, text },
        };
      }),
    );
  }

  /** Closes the room and deletes its messages. Refuses a series without a room. */
  close(actor: Actor, seriesId: number): Promise<SeriesRoomView> {
    return this.change(actor, seriesId, async (series) => {
      const room = await this.rooms.findById(seriesId);
      if (!room || (!room.isWanted && Chat.roomStateOf(room) !== 'failed')) {
        throw new LeagueError('NO_ROOM', 'api.chat.no-room');
      }
      await this.closeOne(actor, series, room);
    });
  }

  /** Closes all rooms of a division whose series are about to be deleted, in the caller's transaction. */
  async closeAllOf(actor: Actor, divisionId: number): Promise<void> {
    const all = await this.rooms.findSeriesWithRoom(divisionId);
    const stored = new Map((await this.rooms.findByIds(idsOf(all))).map((room) => [room.seriesId, room]));
    for (const series of all) {
      const room = stored.get(series.seriesId);
      if (room) await this.closeOne(actor, series, room);
    }
  }

  /**
   * Closes the rooms of series that are about to be deleted, in the caller's transaction. What deletes them is an act of its own, so the
   * log gets no entry for the rooms.
   */
  async closeForDeleted(seriesIds: readonly number[]): Promise<void> {
    const rooms = new Map((await this.rooms.findByIds(seriesIds)).map((room) => [room.seriesId, room]));
    if (rooms.size === 0) return;
    for (const series of await this.rooms.lockAllSeries([...rooms.keys()])) {
      const room = rooms.get(series.seriesId);
      if (room) await this.endOne(series, room);
    }
  }

  /** Locks the series, runs `work`, and returns its room afterwards. */
  private change(
    actor: Actor,
    seriesId: number,
    work: (series: RoomSubject) => Promise<void>,
  ): Promise<SeriesRoomView> {
    return this.db.transaction(async () => {
      const series = await this.rooms.lockSeries(seriesId);
      if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
      DivisionRules.assertMayRun(actor, series);
      await work(series);
      return toRoomView((await this.rooms.findById(seriesId)) as StoredRoom);
    });
  }

  private async openOne(actor: Actor, series: RoomSubject, message: string | null): Promise<void> {
    const { seriesId } = series;
    const before = await this.rooms.findById(seriesId);
    if (isOpen(before)) throw new LeagueError('ROOM_OPEN', 'api.chat.room-open');
    // a room that could not be opened is the same room when it is asked for again
    const generation = before?.isWanted ? before.generation : await this.rooms.want(seriesId);
    const work = { ...workOn(series), payload: { seriesId, generation } };
    await this.outbox.intend({ ...work, key: `open-room:${seriesId}:${generation}`, kind: 'open-room' });
    if (message !== null) {
      const payload = { seriesId, generation, text: message };
      const key = `message:${seriesId}:${generation}`;
      await this.outbox.intend({ ...work, key, kind: 'post-message', payload });
    }
    const after = message === null ? undefined : { message };
    await this.audit.record(actor, { act: 'room.open', objectKind: 'series', objectId: seriesId, after });
  }

  private async closeOne(actor: Actor, series: RoomSubject, room: StoredRoom): Promise<void> {
    await this.endOne(series, room);
    await this.audit.record(actor, { act: 'room.close', objectKind: 'series', objectId: series.seriesId });
  }

  private async endOne(series: RoomSubject, { generation, channelId }: StoredRoom): Promise<void> {
    const { seriesId } = series;
    const work = workOn(series);
    await this.rooms.unwant(seriesId);
    await this.outbox.forgetDead(work.subject);
    await this.outbox.intend({
      ...work,
      key: `close-room:${seriesId}:${generation}`,
      kind: 'close-room',
      payload: { seriesId, generation, channelId },
    });
  }
}

/** Gives all work about one room the same subject, so that it is carried out in order. */
const workOn = ({ seriesId, divisionId, home, away }: RoomSubject) => ({
  subject: `series:${seriesId}`,
  about: `${home} – ${away}`,
  divisionId,
});

const idsOf = (all: readonly RoomSubject[]): number[] => all.map(({ seriesId }) => seriesId);

const isOpen = (room: StoredRoom | null | undefined): boolean =>
  room !== null && room !== undefined && room.isWanted && Chat.roomStateOf(room) !== 'failed';
