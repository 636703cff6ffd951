import { BitWriter } from './bit-writer.ts';
import type { StreamBuild, StreamTables } from './stream-tables.ts';

/** A value of an attribute, by its form in the stream. */
export type StreamValue =
  | { kind: 'bit'; on: boolean }
  | { kind: 'byte' | 'int' | 'reference'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'account'; id: string | null }
  | { kind: 'motion'; place: Triple; velocity: Triple; spin: Triple; yaw: number }
  | { kind: 'boost'; amount: number }
  /** `car` -1: no one has it. */
  | { kind: 'pickup'; car: number; counter: number }
  | { kind: 'demolition'; attacker: number; victim: number; at: number }
  /** Bits without a meaning. */
  | { kind: 'raw'; value: number; bits: number };

export type Triple = readonly [number, number, number];

const CHANNELS = 1023;

/** An actor of a stream that is written: what it has, and what changed since the frame before. */
export class StreamActor {
  private readonly values = new Map<string, StreamValue>();
  private readonly changed = new Set<string>();
  private isOpen = false;

  constructor(
    readonly channel: number,
    private readonly object: string,
    private readonly spawn: 'nothing' | 'place' | 'place-and-rotation',
  ) {}

  /** Sends a value in this frame when it is another than before, or `always`. */
  set(attribute: string, value: StreamValue, always = false): void {
    const former = this.values.get(attribute);
    if (!always && former !== undefined && JSON.stringify(former) === JSON.stringify(value)) return;
    this.values.set(attribute, value);
    this.changed.add(attribute);
  }

  /** Writes what changed; everything in the first frame and in key frames. */
  write(writer: StreamWriter, isKeyFrame: boolean): void {
    const isWhole = isKeyFrame || !this.isOpen;
    if (isWhole) writer.open(this.channel, this.object, this.spawn);
    this.isOpen = true;
    const names = isWhole ? [...this.values.keys()] : [...this.changed];
    writer.update(
      this.channel,
      names.map((name) => [name, this.values.get(name)]),
    );
    this.changed.clear();
  }
}

/** Writes frames and values in one of the two layouts. */
export class StreamWriter {
  readonly bits = new BitWriter();

  constructor(
    private readonly build: StreamBuild,
    private readonly tables: StreamTables,
  ) {}

  open(channel: number, object: string, spawn: 'nothing' | 'place' | 'place-and-rotation'): void {
    this.channel(channel);
    this.bits.bits(0b11, 2);
    if (this.build === 'new') this.bits.bits(0, 32);
    this.bits.bit(false);
    this.bits.bits(this.tables.objectIndex(object), 32);
    if (spawn !== 'nothing') this.vector([0, 0, 0], 1);
    if (spawn === 'place-and-rotation') this.bits.bits(0, 3);
  }

  close(channel: number): void {
    this.channel(channel);
    this.bits.bit(false);
  }

  update(channel: number, values: readonly (readonly [string, StreamValue | undefined])[]): void {
    if (values.length === 0) return;
    this.channel(channel);
    this.bits.bits(0b01, 2);
    for (const [attribute, value] of values) {
      this.bits.bit(true);
      this.bits.below(this.tables.id(attribute), this.tables.idLimit);
      if (value !== undefined) this.value(value);
    }
    this.bits.bit(false);
  }

  private channel(channel: number): void {
    this.bits.bit(true);
    this.bits.below(channel, CHANNELS);
  }

  private value(value: StreamValue): void {
    const { bits } = this;
    switch (value.kind) {
      case 'bit':
        return bits.bit(value.on);
      case 'byte':
        return bits.bits(value.value, 8);
      case 'int':
        return bits.bits(value.value, 32);
      case 'raw':
        return bits.bits(value.value, value.bits);
      case 'reference':
        return this.reference(value.value);
      case 'text':
        return bits.text(value.text);
      case 'account':
        return this.account(value.id);
      case 'motion':
        return this.motion(value);
      case 'boost':
        return this.boost(value.amount);
      case 'pickup':
        return this.pickup(value);
      case 'demolition':
        return this.demolition(value);
    }
  }

  private reference(channel: number): void {
    this.bits.bit(channel >= 0);
    this.bits.bits(channel, 32);
  }

  private account(id: string | null): void {
    if (id === null) this.bits.bits(0, 32);
    else if (/^[0-9a-f]{32}$/.test(id)) {
      this.bits.bits(11, 8);
      this.bits.text(id);
    } else {
      this.bits.bits(1, 8);
      this.bits.u64(id);
    }
    this.bits.bits(0, 8);
  }

  private motion({ place, velocity, spin, yaw }: Extract<StreamValue, { kind: 'motion' }>): void {
    this.bits.bit(false);
    this.vector(place, this.build === 'new' ? 0.01 : 1);
    if (this.build === 'new') {
      // the turn around z; z or w is the largest part and is left out
      const turn = { z: Math.sin(yaw / 2), w: Math.cos(yaw / 2) };
      const isW = Math.abs(turn.w) >= Math.abs(turn.z);
      const sign = (isW ? turn.w : turn.z) < 0 ? -1 : 1;
      this.bits.bits(isW ? 3 : 2, 2);
      for (const part of [0, 0, sign * (isW ? turn.z : turn.w)])
        this.bits.bits(Math.round((part / Math.SQRT2 + 0.5) * (2 ** 18 - 1)), 18);
    } else {
      for (const angle of [0, yaw, 0]) this.bits.bits(Math.round((angle / Math.PI) * 32_767) + 32_768, 16);
    }
    this.vector(velocity, this.build === 'new' ? 0.01 : 0.1);
    this.vector(spin, this.build === 'new' ? 0.01 : 0.1);
  }

  private boost(amount: number): void {
    if (this.build === 'new') this.bits.bits(0, 8);
    this.bits.bits(amount, 8);
    if (this.build === 'new') this.bits.bits(0, 16);
  }

  private pickup({ car, counter }: { car: number; counter: number }): void {
    this.bits.bit(car >= 0);
    if (car >= 0) this.bits.bits(car, 32);
    this.bits.bits(counter, this.build === 'new' ? 8 : 1);
  }

  private demolition({ attacker, victim, at }: Extract<StreamValue, { kind: 'demolition' }>): void {
    if (this.build === 'new') {
      this.reference(-1);
      this.reference(-1);
      this.bits.bit(false);
      this.reference(-1);
    }
    this.reference(attacker);
    this.reference(victim);
    this.vector([at, 0, 0], 1);
    this.vector([0, 0, 0], 1);
  }

  private vector([x, y, z]: Triple, unit: number): void {
    const part = (value: number) => Math.round(value / unit);
    this.bits.vector([part(x), part(y), part(z)], this.build === 'new' ? 22 : 20);
  }
}
