import { ReplayUnreadable } from './replay-unreadable.ts';

/** The longest text of a header, in bytes (8-bit form) or in UTF-16 units. */
const MAX_TEXT = 10_000;

/** The characters of windows-1252 where Latin-1 has control characters. The five unused places decode to themselves. */
const WINDOWS_1252_80_TO_9F = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The character of each byte. Written by hand, because TextDecoder reads windows-1252 as Latin-1 in several Node
 * releases.
 */
const WINDOWS_1252 = Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252_80_TO_9F.charAt(byte - 0x80) : String.fromCharCode(byte),
);

const IN_80_TO_9F = /[\x80-\x9f]/;

const decodeWindows1252 = (bytes: Buffer): string => {
  const latin1 = bytes.toString('latin1');
  return IN_80_TO_9F.test(latin1) ? Array.from(bytes, (byte) => WINDOWS_1252[byte]).join('') : latin1;
};

// lone surrogates become U+FFFD, which databases and JSON clients accept
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Reads little-endian values one after another. Every length is compared with the end before memory is allocated. */
export class ByteReader {
  private offset = 0;

  constructor(private readonly bytes: Buffer) {}

  /** Bytes that are not yet read. */
  get remaining(): number {
    return this.bytes.length - this.offset;
  }

  u8(): number {
    return this.bytes.readUInt8(this.take(1));
  }

  i32(): number {
    return this.bytes.readInt32LE(this.take(4));
  }

  u32(): number {
    return this.bytes.readUInt32LE(this.take(4));
  }

  f32(): number {
    return this.bytes.readFloatLE(this.take(4));
  }

  /** 64 bits as decimal text, because account ids are too large for an exact JavaScript number. */
  u64(): string {
    return this.bytes.readBigUInt64LE(this.take(8)).toString();
  }

  /** A text after its length: positive is windows-1252, negative is UTF-16, both with a final NUL. */
  text(): string {
    const length = this.i32();
    const units = Math.abs(length);
    if (units > MAX_TEXT) throw new ReplayUnreadable('limit');
    if (units === 0) return '';
    if (length > 0) {
      const start = this.take(units);
      return withoutClosingNul(decodeWindows1252(this.bytes.subarray(start, start + units)));
    }
    const start = this.take(units * 2);
    return withoutClosingNul(utf16.decode(this.bytes.subarray(start, start + units * 2)));
  }

  /** Skips bytes. */
  skip(count: number): void {
    this.take(count);
  }

  private take(count: number): number {
    if (count > this.remaining) throw new ReplayUnreadable('damaged');
    const start = this.offset;
    this.offset += count;
    return start;
  }
}

const withoutClosingNul = (text: string): string => (text.endsWith('\0') ? text.slice(0, -1) : text);
