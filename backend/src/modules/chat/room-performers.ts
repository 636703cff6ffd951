import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as Chat from '../../domain/messages/chat.ts';
import { DiscordBot } from '../../integrations/discord/discord-bot.ts';
import { CannotBeDone } from '../messages/outbox/failure.ts';
import type { LeasedEntry, Outcome } from '../messages/outbox/outbox.ts';
import { Performers } from '../messages/outbox/performers.ts';
import { MessageWriter } from './message-writer.ts';
import { RoomsRepository } from './rooms.repository.ts';

interface RoomWork {
  seriesId: number;
  generation: number;
}

/** Opens and closes rooms and writes in them. Each method first checks whether an earlier attempt has done the work. */
@Injectable()
export class RoomPerformers implements OnModuleInit {
  constructor(
    private readonly performers: Performers,
    private readonly bot: DiscordBot,
    private readonly rooms: RoomsRepository,
    private readonly writer: MessageWriter,
  ) {}

  onModuleInit(): void {
    this.performers.register('open-room', (entry, signal) => this.open(entry, signal));
    this.performers.register('close-room', (entry, signal) => this.close(entry, signal));
    this.performers.register('post-message', (entry, signal) => this.write(entry, signal));
  }

  private async open({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { seriesId, generation } = payload as unknown as RoomWork;
    const plan = await this.rooms.findPlan(seriesId);
    // the room was closed since, or the series is deleted: the use-case that did it also deletes the rooms
    if (!plan?.isWanted || plan.generation !== generation) return {};
    const found = await this.findRooms(seriesId, generation, signal);
    if (found.length === 0) {
      await this.bot.createRoom(
        { name: Chat.roomNameOf(plan), topic: Chat.topicOf(plan), memberIds: plan.memberIds },
        signal,
      );
    }
    // an earlier attempt that seemed lost can have made a room too: the oldest room stays
    const [room, ...twins] = await this.findRooms(seriesId, generation, signal);
    if (!room) throw new Error('the new room is not in the list of rooms');
    for (const twin of twins) await this.bot.deleteRoom(twin, signal);
    return { result: room, record: () => this.rooms.setChannel(seriesId, generation, room) };
  }

  private async close({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { seriesId, generation, channelId } = payload as unknown as RoomWork & { channelId: string | null };
    const found = await this.findRooms(seriesId, generation, signal);
    // a person may have changed the topic by hand
    const known = channelId !== null && !found.includes(channelId) ? [channelId] : [];
    for (const id of [...known, ...found]) await this.bot.deleteRoom(id, signal);
    return { record: () => this.rooms.setChannel(seriesId, generation, null) };
  }

  private async write({ id, payload, createdAt, mayBeDone }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { seriesId, generation, text } = payload as unknown as RoomWork & { text: string };
    const plan = await this.rooms.findPlan(seriesId);
    if (!plan?.isWanted || plan.generation !== generation) return {};
    if (plan.channelId === null) throw new CannotBeDone('there is no room to write in');
    const key = `message:${seriesId}:${generation}:${id}`;
    const wanted = { roomId: plan.channelId, text, key, since: createdAt, mayBeWritten: mayBeDone };
    return { result: await this.writer.write(wanted, signal) };
  }

  /** The ids of the rooms with the marker, the oldest first. */
  private async findRooms(seriesId: number, generation: number, signal: AbortSignal): Promise<string[]> {
    const marker = Chat.markerOf({ seriesId, generation });
    const rooms = (await this.bot.rooms(signal)).filter(({ topic }) => topic?.startsWith(marker));
    return rooms.map(({ id }) => id).sort((a, b) => Number(BigInt(a) - BigInt(b)));
  }
}
