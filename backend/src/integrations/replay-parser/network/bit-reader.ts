import { decodeText } from '../game-text.ts';
import { StreamFault } from './stream-fault.ts';

/** Texts of the stream are names and ids; no real one is longer. */
const MAX_TEXT_BYTES = 1024;
/** Bytes after the stream, so that five bytes can be read at each of its bits. What they are does not matter. */
const PADDING = 8;

/** How a number below a limit is written: `bits` of them, and one more when the value can still grow by it. */
export const bitsBelow = (limit: number): number => 31 - Math.clz32(limit);

/** Reads numbers from a stream of bits, the lowest bit of each byte first. Nothing is aligned. */
export class BitReader {
  /** The next bit. */
  position = 0;
  private readonly end: number;
  private readonly view: DataView;

  constructor(stream: Uint8Array) {
    this.end = stream.length * 8;
    this.view = paddedView(stream);
  }

  get remaining(): number {
    return this.end - this.position;
  }

  /** A number of up to 31 bits, not negative. */
  bits(count: number): number {
    return this.word(count) & ((1 << count) - 1);
  }

  bit(): number {
    const at = this.position;
    if (at >= this.end) throw new StreamFault('truncated');
    this.position = at + 1;
    return (this.view.getUint8(at >>> 3) >>> (at & 7)) & 1;
  }

  i32(): number {
    return this.word(32);
  }

  u32(): number {
    return this.word(32) >>> 0;
  }

  f32(): number {
    FLOAT_BITS[0] = this.word(32);
    return FLOAT[0] ?? 0;
  }

  /** 64 bits as decimal text: ids are too large for an exact JavaScript number. */
  u64(): string {
    const low = this.u32();
    return ((BigInt(this.u32()) << 32n) | BigInt(low)).toString();
  }

  /** A number below `limit`; `bits` is `bitsBelow(limit)`, which callers keep. */
  below(limit: number, bits: number): number {
    const value = this.bits(bits);
    const larger = value + (1 << bits);
    return larger < limit && this.bit() === 1 ? larger : value;
  }

  skip(count: number): void {
    if (count > this.end - this.position) throw new StreamFault('truncated');
    this.position += count;
  }

  text(): string {
    const units = this.i32();
    const bytes = new Uint8Array(this.textBytes(units));
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = this.bits(8);
    return decodeText(bytes, units < 0);
  }

  skipText(): void {
    this.skip(this.textBytes(this.i32()) * 8);
  }

  /**
   * Reads `count` bits. What is above them is not cleared. The numbers have signs, because JavaScript allocates for whole
   * numbers that do not fit into 32 bits with their sign.
   */
  private word(count: number): number {
    const from = this.position;
    const to = from + count;
    if (to > this.end) throw new StreamFault('truncated');
    this.position = to;
    const byte = from >>> 3;
    const shift = from & 7;
    const value = this.view.getInt32(byte, true);
    if (shift + count <= 32) return value >> shift;
    return (value >>> shift) | (this.view.getUint8(byte + 4) << (32 - shift));
  }

  private textBytes(units: number): number {
    const bytes = units < 0 ? -units * 2 : units;
    if (bytes > MAX_TEXT_BYTES) throw new StreamFault('limit');
    return bytes;
  }
}

/** A file has other sections behind its stream, so no copy of a megabyte is needed. */
const paddedView = (stream: Uint8Array): DataView => {
  const { buffer, byteOffset, length } = stream;
  if (buffer.byteLength - byteOffset - length >= PADDING) return new DataView(buffer, byteOffset, length + PADDING);
  const padded = new Uint8Array(length + PADDING);
  padded.set(stream);
  return new DataView(padded.buffer);
};

const FLOAT = new Float32Array(1);
const FLOAT_BITS = new Int32Array(FLOAT.buffer);
