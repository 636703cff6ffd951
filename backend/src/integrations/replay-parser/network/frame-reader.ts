import { classOfObject } from './archetypes.ts';
import { bitsBelow } from './bit-reader.ts';
import type { BitReader } from './bit-reader.ts';
import type { AttributeTable, NetCache } from './net-cache.ts';
import { StreamFault, UnknownInStream } from './stream-fault.ts';
import type { ValueReader } from './value-reader.ts';

/** A game of a day would be shorter, and no frame stands still for ten minutes. */
const MAX_TIME = 1_000_000;
const MAX_DELTA = 600;
const SHORTEST_TIME = 1e-10;
const FRAME_BITS = 64;

/** Follows the frames as they are read. `Part` is what it keeps of one actor. */
export interface FrameListener<Part> {
  /** A new actor, or one that a key frame sends again: then `former` is what it had. The reader holds its place. */
  opened(actor: { channel: number; object: string; lineage: readonly string[] }, former: Part | null): Part | null;
  closed(part: Part): void;
  /** The reader holds a value for a use (`USE`). */
  updated(use: number, part: Part): void;
  frameRead(delta: number): void;
}

/** What was read so far. */
export interface FrameCounts {
  frames: number;
  newActors: number;
  deletedActors: number;
  updates: number;
}

interface FrameLimits {
  frames: number;
  channels: number;
  updates: number;
  /** By the steady clock of the thread, in milliseconds. */
  deadline: number;
}

/** What all actors of one object share. */
interface ActorKind {
  object: string;
  className: string;
  lineage: readonly string[];
  table: AttributeTable;
  spawn: 'nothing' | 'place' | 'place-and-rotation';
}

interface Actor<Part> {
  kind: ActorKind;
  part: Part | null;
}

const isPossible = (value: number, most: number): boolean => value === 0 || (value >= SHORTEST_TIME && value <= most);

const WITH_ROTATION = new Set(['TAGame.RBActor_TA', 'TAGame.KeepUpIndicator_TA']);
const WITHOUT_PLACE = new Set([
  'Engine.ZoneInfo',
  'TAGame.CrowdActor_TA',
  'TAGame.CrowdManager_TA',
  'TAGame.VehiclePickup_Boost_TA',
  'TAGame.InMapScoreboard_TA',
  'TAGame.BreakOutActor_Platform_TA',
  'TAGame.PlayerStart_Platform_TA',
  'TAGame.HauntedBallTrapTrigger_TA',
]);

const spawnOf = (lineage: readonly string[]): ActorKind['spawn'] => {
  for (const name of lineage) {
    if (WITH_ROTATION.has(name)) return 'place-and-rotation';
    if (WITHOUT_PLACE.has(name)) return 'nothing';
  }
  return 'place';
};

/** Reads the frames of a stream, one after another, and tells a listener what it needs. */
export class FrameReader<Part> {
  readonly counts: FrameCounts = { frames: 0, newActors: 0, deletedActors: 0, updates: 0 };
  private readonly actors: (Actor<Part> | null)[];
  private readonly kinds = new Map<number, ActorKind>();
  private readonly channelBits: number;
  private time = 0;

  constructor(
    private readonly bits: BitReader,
    private readonly values: ValueReader,
    private readonly file: { objects: readonly string[]; netCache: NetCache; hasNames: boolean },
    private readonly limits: FrameLimits,
    private readonly listener: FrameListener<Part>,
  ) {
    this.actors = Array.from({ length: limits.channels }, () => null);
    this.channelBits = bitsBelow(limits.channels);
  }

  /** Reads until the last frame. Throws `StreamFault`, or `UnknownInStream`. */
  readAll(): void {
    while (this.counts.frames < this.limits.frames && this.bits.remaining > 0) {
      if (this.bits.remaining < FRAME_BITS) throw new StreamFault('truncated');
      const time = this.bits.f32();
      const delta = this.bits.f32();
      if (time === 0 && delta === 0) return;
      this.assertTime(time, delta);
      while (this.bits.bit() === 1) this.readChannel();
      this.counts.frames += 1;
      this.listener.frameRead(delta);
      if (performance.now() > this.limits.deadline) throw new StreamFault('slow');
    }
  }

  /** A reader that lost its place sees it here first. */
  private assertTime(time: number, delta: number): void {
    if (!isPossible(time, MAX_TIME) || !isPossible(delta, MAX_DELTA) || time < this.time) throw new StreamFault('time');
    this.time = time;
  }

  private readChannel(): void {
    const channel = this.bits.below(this.limits.channels, this.channelBits);
    if (this.bits.bit() === 0) this.close(channel);
    else if (this.bits.bit() === 1) this.open(channel);
    else this.update(channel);
  }

  private close(channel: number): void {
    const actor = this.actors[channel];
    this.counts.deletedActors += 1;
    if (!actor) return;
    this.actors[channel] = null;
    if (actor.part !== null) this.listener.closed(actor.part);
  }

  private open(channel: number): void {
    if (this.file.hasNames) this.bits.skip(32);
    this.bits.skip(1);
    const kind = this.kindOf(this.bits.u32());
    if (kind.spawn !== 'nothing') this.values.spawnPlace();
    if (kind.spawn === 'place-and-rotation') this.values.skipRotation();
    this.counts.newActors += 1;
    this.assertWithin(this.counts.newActors);
    const former = this.actors[channel] ?? null;
    // a key frame sends every actor again, on its own channel
    const isAgain = former?.kind === kind;
    if (former !== null && !isAgain && former.part !== null) this.listener.closed(former.part);
    const part = this.listener.opened(
      { channel, object: kind.object, lineage: kind.lineage },
      isAgain ? former.part : null,
    );
    this.actors[channel] = { kind, part };
  }

  private update(channel: number): void {
    const actor = this.actors[channel];
    if (!actor) throw new StreamFault('channel');
    const { table } = actor.kind;
    while (this.bits.bit() === 1) {
      const id = this.bits.below(table.limit, table.limitBits);
      const type = table.types[id] ?? 0;
      if (type === 0) this.failAt(actor.kind, id);
      const use = actor.part === null ? 0 : (table.uses[id] ?? 0);
      this.values.read(type, use !== 0);
      this.counts.updates += 1;
      this.assertWithin(this.counts.updates);
      if (use !== 0 && actor.part !== null) this.listener.updated(use, actor.part);
    }
  }

  private assertWithin(count: number): void {
    if (count > this.limits.updates) throw new StreamFault('limit');
  }

  private failAt(kind: ActorKind, id: number): never {
    const object = kind.table.objects[id] ?? -1;
    if (object < 0) throw new StreamFault('attribute');
    throw this.unknown(this.file.objects[object] ?? '', kind.className);
  }

  private unknown(attribute: string, className: string): UnknownInStream {
    return new UnknownInStream(attribute, className, this.counts.frames, this.bits.position);
  }

  private kindOf(index: number): ActorKind {
    const known = this.kinds.get(index);
    if (known !== undefined) return known;
    const object = this.file.objects[index];
    if (object === undefined) throw new StreamFault('index');
    const className = classOfObject(object);
    const table = className === null ? null : this.file.netCache.table(className);
    if (className === null || table === null) throw this.unknown(object, '');
    const lineage = this.file.netCache.lineage(className);
    const kind = { object, className, lineage, table, spawn: spawnOf(lineage) };
    this.kinds.set(index, kind);
    return kind;
  }
}
