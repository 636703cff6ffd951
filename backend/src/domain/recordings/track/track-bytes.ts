/** Writes the numbers of a track (docs/tracks.md). */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  /** A whole number from 0 to 2^32 - 1, seven bits a byte, the lowest first. */
  count(value: number): void {
    let rest = value >>> 0;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A whole number of 32 bits with its sign: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
  signed(value: number): void {
    this.count((value << 1) ^ (value >> 31));
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** The bytes are no track of this version: `reason` is one of `TrackRefusal`. It does not leave `decodeTrack`. */
export class TrackFault extends Error {
  constructor(readonly reason: TrackRefusal) {
    super(reason);
  }
}

/** `version`: not version 1. `truncated`: it ends too early. `damaged`: a number is one that no track has. */
export type TrackRefusal = 'version' | 'truncated' | 'damaged';

/** Reads what `ByteWriter` wrote. Throws a `TrackFault`. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new TrackFault('truncated');
    this.at++;
    return value;
  }

  count(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      // the fifth byte has the last four bits
      if (shift === 28 && byte > 0x0f) break;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new TrackFault('damaged');
  }

  signed(): number {
    const value = this.count();
    return (value >>> 1) ^ -(value & 1);
  }

  /** A count that must not be larger than `limit`. */
  countTo(limit: number): number {
    const value = this.count();
    if (value > limit) throw new TrackFault('damaged');
    return value;
  }
}
