import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isChatPicture } from '../../domain/messages/chat-picture.ts';
import { DiscordUnavailable } from '../../integrations/discord/discord-errors.ts';
import { DiscordImages } from '../../integrations/discord/discord-images.ts';
import { unavailable } from '../../platform/errors/fault.ts';
import { formatByStart, type ImageFormat } from './formats/image-file.ts';
import { imageNotFound } from './image-store.ts';
import { Turnstile } from './turnstile.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** For how long a server that is away is not asked again for the same picture, in seconds. */
const AWAY_SECONDS = 30;
const MOST_BYTES = 32 * 1024 * 1024;
/** What a kept answer takes beside its bytes, so that nothing is kept for nothing. */
const ENTRY_BYTES = 1024;
/** Pictures that are fetched at a time, and that wait for it. */
const AT_ONCE = 8;
const MOST_WAITING = 200;

/** A picture of the chat provider's. */
export interface ChatPicture {
  bytes: Buffer;
  /** What the bytes are, whatever the provider calls them. */
  format: ImageFormat | 'gif';
}

/** What came of asking for one. */
type Answer = ChatPicture | 'none' | 'away';

/** For how long an answer holds. A picture that changes gets another name; one that is erased is gone after this. */
const KEPT_MS = { picture: DAY_MS, none: 10 * MINUTE_MS, away: AWAY_SECONDS * 1000 } as const;

/** Shows the provider's pictures through us, so that it learns of no visitor. Kept in this instance's memory. */
@Injectable()
export class ChatPicturesService {
  private readonly turnstile = new Turnstile(AT_ONCE, MOST_WAITING);
  private readonly asked = new Map<string, Promise<Answer>>();
  private readonly kept = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer) => ENTRY_BYTES + (typeof answer === 'string' ? 0 : answer.bytes.length),
  });

  constructor(private readonly images: DiscordImages) {}

  /**
   * The picture at a path of the provider's image server. Refuses with NOT_FOUND what is no picture there, and with
   * SERVICE_UNAVAILABLE while the provider is away or too many pictures are waited for.
   */
  async find(path: string): Promise<ChatPicture> {
    if (!isChatPicture(path)) throw imageNotFound();
    const answer = this.kept.get(path) ?? (await (this.asked.get(path) ?? this.ask(path)));
    if (answer === 'none') throw imageNotFound();
    if (answer === 'away') throw unavailable(AWAY_SECONDS);
    return answer;
  }

  /** Once for all who ask meanwhile. */
  private async ask(path: string): Promise<Answer> {
    const asking = this.turnstile.pass(() => this.fetch(path));
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
