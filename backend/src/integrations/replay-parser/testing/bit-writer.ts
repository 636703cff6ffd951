import { bitsBelow } from '../network/bit-reader.ts';

/** Writes a stream of bits, the lowest bit of each byte first: what network/bit-reader.ts reads. */
export class BitWriter {
  private bytes = new Uint8Array(1024);
  private position = 0;

  /** The stream so far, filled up to a whole byte. */
  finished(): Uint8Array {
    return this.bytes.slice(0, Math.ceil(this.position / 8));
  }

  bits(value: number, count: number): void {
    this.makeRoom(count);
    let rest = value;
    let left = count;
    while (left > 0) {
      const at = this.position & 7;
      const taken = Math.min(8 - at, left);
      const part = rest & ((1 << taken) - 1);
      this.bytes[this.position >>> 3] = (this.bytes[this.position >>> 3] ?? 0) | (part << at);
      this.position += taken;
      rest >>>= taken;
      left -= taken;
    }
  }

  bit(value: boolean): void {
    this.bits(value ? 1 : 0, 1);
  }

  f32(value: number): void {
    this.bits(new Uint32Array(Float32Array.of(value).buffer)[0] ?? 0, 32);
  }

  /** 64 bits from decimal text. */
  u64(text: string): void {
    const value = BigInt(text);
    this.bits(Number(value & 0xffffffffn), 32);
    this.bits(Number(value >> 32n), 32);
  }

  below(value: number, limit: number): void {
    const bits = bitsBelow(limit);
    const low = value & ((1 << bits) - 1);
    this.bits(low, bits);
    if (low + (1 << bits) < limit) this.bit(value !== low);
  }

  /** As UTF-16. */
  text(text: string): void {
    this.bits(-(text.length + 1), 32);
    for (const unit of Buffer.from(`${text}\0`, 'utf16le')) this.bits(unit, 8);
  }

  /** Three whole numbers in the fewest bits that fit all. `limit` is the layout's `vectorLimit`. */
  vector(parts: readonly [number, number, number], limit: number): void {
    const fits = (size: number) => parts.every((part) => part >= -(2 ** (size + 1)) && part < 2 ** (size + 1));
    let size = 0;
    while (!fits(size)) size += 1;
    this.below(size, limit);
    for (const part of parts) this.bits(part + 2 ** (size + 1), size + 2);
  }

  private makeRoom(count: number): void {
    if (this.position + count + 8 < this.bytes.length * 8) return;
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
