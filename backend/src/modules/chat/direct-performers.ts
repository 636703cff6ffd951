import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscordBot } from '../../integrations/discord/discord-bot.ts';
import type { LeasedEntry, Outcome } from '../messages/outbox/outbox.ts';
import { Performers } from '../messages/outbox/performers.ts';
import { MessageWriter } from './message-writer.ts';

/** Writes to single people. Opening the room with a person is the same as finding it. */
@Injectable()
export class DirectPerformers implements OnModuleInit {
  constructor(
    private readonly performers: Performers,
    private readonly bot: DiscordBot,
    private readonly writer: MessageWriter,
  ) {}

  onModuleInit(): void {
    this.performers.register('direct-message', (entry, signal) => this.write(entry, signal));
  }

  private async write({ id, payload, createdAt, mayBeDone }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { discordId, text } = payload as { discordId: string; text: string };
    const roomId = await this.bot.roomWith(discordId, signal);
    const wanted = { roomId, text, key: `direct:${id}`, since: createdAt, mayBeWritten: mayBeDone };
    return { result: await this.writer.write(wanted, signal) };
  }
}
