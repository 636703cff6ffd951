import { DiscordUnavailable } from './discord-errors.ts';

/** What one picture may cost: bytes as they come, and milliseconds from the question to the last of them. */
export interface PictureLimits {
  readonly bytes: number;
  readonly ms: number;
}

const LIMITS: PictureLimits = { bytes: 1024 * 1024, ms: 5000 };
/** Sharp enough for 150 px on a dense screen; what has no sizes takes no notice. */
const SIDE = 256;

/**
 * The provider's image server, read by us in place of the visitor, of whom it learns nothing. Only this one address is
 * ever asked; where it sends us on to is not followed.
 */
export class DiscordImages {
  /** @param address without a trailing slash */
  constructor(
    private readonly address: string,
    private readonly limits = LIMITS,
  ) {}

  /**
   * The bytes at a path that has been checked, whatever they are. null: there is no such picture, or it is too large.
   * Throws `DiscordUnavailable` when the server is away, slow, or wants to be left alone.
   */
  async find(path: string): Promise<Buffer | null> {
    try {
      const answer = await fetch(`${this.address}/${path}?size=${SIDE}`, {
        headers: { accept: 'image/png, image/jpeg, image/webp, image/gif' },
        redirect: 'manual',
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

  /** Counts what arrives, unpacked: what is said about the length is not believed. Leaving the loop ends the answer. */
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
