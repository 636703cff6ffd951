import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isChatPicture } from '../../../domain/messages/chat-picture.ts';
import { DiscordUnavailable } from '../../../integrations/discord/discord-errors.ts';
import { DiscordImages } from '../../../integrations/discord/discord-images.ts';
import { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import { unavailableFault } from '../../../platform/errors/fault.ts';
import { formatByStart, type ImageFormat } from './formats/image-file.ts';
import { imageNotFound } from './image-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Seconds before a provider that did not answer is asked again for the same picture. */
const AWAY_SECONDS = 30;
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes that a stored answer needs besides the picture. Without this, empty answers would count as nothing. */
const ENTRY_BYTES = 1024;
/** The number of pictures that are fetched at once, and that may wait. */
const AT_ONCE = 8;
const MOST_WAITING = 200;

/** A picture from the chat provider. */
export interface ChatPicture {
  bytes: Buffer;
  /** The type that the bytes show. What the provider says about the type is not used. */
  format: ImageFormat | 'gif';
}

/** The result of asking for a picture. */
type Answer = ChatPicture | 'none' | 'away';

/** How long an answer is stored. A changed picture has a new name; a deleted picture disappears after this time. */
const KEPT_MS = { picture: DAY_MS, none: 10 * MINUTE_MS, away: AWAY_SECONDS * 1000 } as const;

/**
 * Serves the provider's pictures, so that the provider learns nothing about our visitors. They are stored in memory.
 */
@Injectable()
export class ChatPicturesService {
  private readonly fetches = new ConcurrencyLimit(AT_ONCE, { queue: MOST_WAITING });
  private readonly asked = new Map<string, Promise<Answer>>();
  private readonly kept = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer) => ENTRY_BYTES + (typeof answer === 'string' ? 0 : answer.bytes.length),
  });

  constructor(private readonly images: DiscordImages) {}

  /**
   * The picture at a path of the provider's image server. Refuses a path that is no picture (NOT_FOUND). Also refuses
   * while the provider does not answer or too many pictures are waiting (SERVICE_UNAVAILABLE).
   */
  async find(path: string): Promise<ChatPicture> {
    if (!isChatPicture(path)) throw imageNotFound();
    const answer = this.kept.get(path) ?? (await (this.asked.get(path) ?? this.ask(path)));
    if (answer === 'none') throw imageNotFound();
    if (answer === 'away') throw unavailableFault(AWAY_SECONDS);
    return answer;
  }

  /** Callers who ask for the same picture at the same time share one fetch. */
  private async ask(path: string): Promise<Answer> {
    const asking = this.fetches.run(() => this.fetch(path));
    this.asked.set(path, asking);
    try {
      const answer = await asking;
      this.kept.set(path, answer, { ttl: KEPT_MS[typeof answer === 'string' ? answer : 'picture'] });
      return answer;
    } finally {
      this.asked.delete(path);
    }
  }

  private async fetch(path: string): Promise<Answer> {
    try {
      const bytes = await this.images.find(path);
      const format = bytes && formatByStart(bytes);
      return bytes && format ? { bytes, format } : 'none';
    } catch (error) {
      if (error instanceof DiscordUnavailable) return 'away';
      throw error;
    }
  }
}
