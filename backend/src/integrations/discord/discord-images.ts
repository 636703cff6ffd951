import { callOutside } from '../outside-call.ts';
import { DiscordUnavailable } from './discord-errors.ts';

/** Limits of one picture: bytes as received, and milliseconds from the request to the last byte. */
export interface PictureLimits {
  readonly bytes: number;
  readonly ms: number;
}

const LIMITS: PictureLimits = { bytes: 1024 * 1024, ms: 5000 };
/** Sharp enough for 150 px on a high-resolution screen. Pictures without sizes ignore it. */
const SIDE = 256;

/**
 * Reads pictures from the provider's image server for visitors, so that the provider learns nothing about them. Only
 * this one address is called, and redirects are not followed.
 */
export class DiscordImages {
  /** @param address without a trailing slash */
  constructor(
    private readonly address: string,
    private readonly limits = LIMITS,
  ) {}

  /**
   * The bytes at a checked path. null: the picture does not exist, or is too large. Throws `DiscordUnavailable` when
   * the server is away or slow, or asks to wait.
   */
  async find(path: string): Promise<Buffer | null> {
    try {
      const answer = await callOutside(`${this.address}/${path}?size=${SIDE}`, {
        headers: { accept: 'image/png, image/jpeg, image/webp, image/gif' },
        credentials: 'omit',
        signal: AbortSignal.timeout(this.limits.ms),
      });
      if (answer.ok && answer.body) return await this.read(answer.body);
      await answer.body?.cancel();
      if (answer.status < 500 && answer.status !== 429) return null;
      throw new DiscordUnavailable(`the image server answered ${answer.status}`);
    } catch (error) {
      if (error instanceof DiscordUnavailable) throw error;
      throw new DiscordUnavailable('no answer from the image server', { cause: error });
    }
  }

  /**
   * Counts the unpacked bytes that arrive, because the declared length is not trusted. Leaving the loop ends the
   * answer.
   */
  private async read(body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of body) {
      length += part.length;
      if (length > this.limits.bytes) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
