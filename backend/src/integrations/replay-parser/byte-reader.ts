import { decodeText } from './game-text.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** The longest text of a header, in bytes (8-bit form) or in UTF-16 units. */
const MAX_TEXT = 10_000;

/** Reads little-endian values one after another. Every length is compared with the end before memory is allocated. */
export class ByteReader {
  private offset = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Bytes that are not yet read. */
  get remaining(): number {
    return this.bytes.length - this.offset;
  }

  u8(): number {
    return this.view.getUint8(this.take(1));
  }

  i32(): number {
    return this.view.getInt32(this.take(4), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  f32(): number {
    return this.view.getFloat32(this.take(4), true);
  }

  /** 64 bits as decimal text, because account ids are too large for an exact JavaScript number. */
  u64(): string {
    return this.view.getBigUint64(this.take(8), true).toString();
  }

  /** A text after its length: positive is windows-1252, negative is UTF-16, both with a final NUL. */
  text(): string {
    const length = this.i32();
    return decodeText(this.slice(this.textBytes(length)), length < 0);
  }

  /** Skips a text. */
  skipText(): void {
    this.skip(this.textBytes(this.i32()));
  }

  /** The next bytes, not copied. */
  slice(count: number): Uint8Array {
    const start = this.take(count);
    return this.bytes.subarray(start, start + count);
  }

  /** Skips bytes. */
  skip(count: number): void {
    this.take(count);
  }

  private textBytes(length: number): number {
    const units = Math.abs(length);
    if (units > MAX_TEXT) throw new ReplayUnreadable('limit');
    return length < 0 ? units * 2 : units;
  }

  private take(count: number): number {
    if (count > this.remaining) throw new ReplayUnreadable('damaged');
    const start = this.offset;
    this.offset += count;
    return start;
  }
}
