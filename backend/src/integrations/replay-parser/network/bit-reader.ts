import { decodeText } from '../game-text.ts';
import { StreamFault } from './stream-fault.ts';

/** Texts of the stream are names and ids; no real one is longer. */
const MAX_TEXT_BYTES = 1024;
/** Zeros after the stream, so that five bytes can be read at each of its bits. */
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
    const padded = new Uint8Array(stream.length + PADDING);
    padded.set(stream);
    this.end = stream.length * 8;
    this.view = new DataView(padded.buffer);
  }

  get remaining(): number {
    return this.end - this.position;
  }

  /** A number of up to 32 bits, not negative. */
  bits(count: number): number {
    const from = this.position;
    const to = from + count;
    if (to > this.end) throw new StreamFault('truncated');
    this.position = to;
    const byte = from >>> 3;
    const shift = from & 7;
    let value = this.view.getUint32(byte, true) >>> shift;
    if (shift + count > 32) value |= this.view.getUint8(byte + 4) << (32 - shift);
    return count === 32 ? value >>> 0 : value & ((1 << count) - 1);
  }

  bit(): number {
    const at = this.position;
    if (at >= this.end) throw new StreamFault('truncated');
    this.position = at + 1;
    return (this.view.getUint8(at >>> 3) >>> (at & 7)) & 1;
  }

  i32(): number {
    return this.bits(32) | 0;
  }

  f32(): number {
    FLOAT_BITS[0] = this.bits(32);
    return FLOAT[0] ?? 0;
  }

  /** 64 bits as decimal text: ids are too large for an exact JavaScript number. */
  u64(): string {
    const low = this.bits(32);
    return ((BigInt(this.bits(32)) << 32n) | BigInt(low)).toString();
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

  private textBytes(units: number): number {
    const bytes = units < 0 ? -units * 2 : units;
    if (bytes > MAX_TEXT_BYTES) throw new StreamFault('limit');
    return bytes;
  }
}

const FLOAT = new Float32Array(1);
const FLOAT_BITS = new Uint32Array(FLOAT.buffer);
