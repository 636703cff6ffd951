import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DiscordBot } from '../../integrations/discord/discord-bot.ts';

/** The largest difference between the clocks of the chat and of the database. */
const CLOCK_SLACK_MS = 60_000;
/** The longest nonce that the chat accepts. */
const NONCE_LENGTH = 25;

/** A message to write once. */
export interface WantedMessage {
  roomId: string;
  text: string;
  /** Names the message. */
  key: string;
  /** When it was wanted first. */
  since: Date;
  /** It may be written already. A message with the same words that was wanted before is another one. */
  mayBeWritten: boolean;
}

/** Writes messages in the chat, each once, however often it is tried. */
@Injectable()
export class MessageWriter {
  constructor(private readonly bot: DiscordBot) {}

  /** Writes the message, unless the bot has written it since it was wanted. Returns its id. */
  async write({ roomId, text, key, since, mayBeWritten }: WantedMessage, signal: AbortSignal): Promise<string> {
    const from = new Date(since.getTime() - CLOCK_SLACK_MS);
    const written = mayBeWritten ? await this.bot.ownMessages(roomId, from, signal) : [];
    const known = written.find(({ content }) => content === text);
    return known?.id ?? (await this.bot.write(roomId, text, nonceOf(key), signal));
  }

  /** Gives a written message other words. */
  edit(roomId: string, messageId: string, text: string, signal: AbortSignal): Promise<void> {
    return this.bot.edit(roomId, messageId, text, signal);
  }

  /** Takes a written message away. */
  delete(roomId: string, messageId: string, signal: AbortSignal): Promise<void> {
    return this.bot.deleteMessage(roomId, messageId, signal);
  }
}

const nonceOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, NONCE_LENGTH);
