import { readAccount } from './account-id.ts';
import type { StreamAccount } from './account-id.ts';
import { ATTRIBUTE_TYPES, typeCode } from './attribute-type.ts';
import { bitsBelow } from './bit-reader.ts';
import type { BitReader } from './bit-reader.ts';
import { PAST, skipRotation } from './rare-values.ts';
import type { RareContext } from './rare-values.ts';
import type { StreamLayout } from './stream-layout.ts';

const BOOLEAN = typeCode('Boolean');
const BYTE = typeCode('Byte');
const INT = typeCode('Int');
const REFERENCE = typeCode('ActorRef');
const RIGID_BODY = typeCode('RigidBody');
const BOOST = typeCode('ReplicatedBoost');
const PICKUP = typeCode('Pickup');
const PICKUP_NEW = typeCode('PickupNew');
const TEXT = typeCode('String');
const ACCOUNT = typeCode('UniqueId');
const DEMOLISH = typeCode('Demolish');
const DEMOLISH_FX = typeCode('DemolishFx');
const DEMOLISH_EXTENDED = typeCode('DemolishExtended');

/** No field is larger, nothing is faster. */
const MAX_POSITION = 20_000;
const MAX_SPEED = 10_000;
const QUATERNION_STEPS = (1 << 18) - 1;

const clamp = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);

/**
 * Reads one value after another into its own fields: an object for each value would cost more than its bits. A value
 * that no use needs (`isUsed`) is only read past where that is quicker.
 */
export class ValueReader {
  /** Boolean, Byte, Int: the value. References and pickups: the actor's channel, -1 for none. Boost: the amount. */
  number = 0;
  /** Pickups: the counter, or whether it was picked up. */
  counter = 0;
  text = '';
  account: StreamAccount | null = null;
  /** Channels of cars, -1 for none; and a number that differs between two demolitions. */
  attacker = -1;
  victim = -1;
  fingerprint = 0;
  isAsleep = false;
  /** Field units; in a spawn too. */
  x = 0;
  y = 0;
  z = 0;
  /** Field units a second. */
  vx = 0;
  vy = 0;
  vz = 0;
  /** 0.01 rad/s. */
  wx = 0;
  wy = 0;
  wz = 0;
  /** Radians. */
  yaw = 0;
  private rawX = 0;
  private rawY = 0;
  private rawZ = 0;
  private readonly vectorBits: number;
  private readonly past: readonly (((context: RareContext) => void) | undefined)[];

  constructor(
    private readonly bits: BitReader,
    private readonly layout: StreamLayout,
    private readonly context: RareContext,
  ) {
    this.vectorBits = bitsBelow(layout.vectorLimit);
    this.past = [undefined, ...ATTRIBUTE_TYPES.map((type) => new Map(Object.entries(PAST)).get(type))];
  }

  /** Reads the value of a type (`typeCode`). */
  read(type: number, isUsed: boolean): void {
    const { bits } = this;
    switch (type) {
      case RIGID_BODY:
        this.rigidBody();
        break;
      case BOOLEAN:
        this.number = bits.bit();
        break;
      case BYTE:
        this.number = bits.bits(8);
        break;
      case INT:
        this.number = bits.i32();
        break;
      case REFERENCE:
        this.number = this.reference();
        break;
      case BOOST:
        bits.skip(8);
        this.number = bits.bits(8);
        bits.skip(16);
        break;
      case PICKUP:
      case PICKUP_NEW:
        this.number = bits.bit() === 1 ? bits.i32() : -1;
        this.counter = bits.bits(type === PICKUP ? 1 : 8);
        break;
      default:
        if (isUsed) this.rareUsed(type);
        else this.past[type]?.(this.context);
    }
  }

  /** A place in whole field units, as new actors have it. */
  spawnPlace(): void {
    this.vector();
    this.x = clamp(this.rawX, MAX_POSITION);
    this.y = clamp(this.rawY, MAX_POSITION);
    this.z = clamp(this.rawZ, MAX_POSITION);
  }

  /** The rotation that follows a place. The first state of a car tells it again. */
  skipRotation(): void {
    skipRotation(this.context);
  }

  private rareUsed(type: number): void {
    if (type === TEXT) this.text = this.bits.text();
    else if (type === ACCOUNT) this.account = readAccount(this.bits, this.layout);
    else if (type === DEMOLISH_EXTENDED) this.demolitionExtended();
    else if (type === DEMOLISH || type === DEMOLISH_FX) {
      if (type === DEMOLISH_FX) this.bits.skip(33);
      this.attacker = this.reference();
      this.victim = this.reference();
      this.demolitionSpeeds();
    } else this.past[type]?.(this.context);
  }

  private demolitionExtended(): void {
    this.bits.skip(2 * 33 + 1 + 33); // attacking player, self-demolition, the goal explosion's owner
    this.attacker = this.reference();
    this.victim = this.reference();
    this.demolitionSpeeds();
  }

  private demolitionSpeeds(): void {
    this.vector();
    this.fingerprint = this.rawX * 31 + this.rawY * 961 + this.rawZ * 29_791;
    this.vector();
    this.fingerprint += this.rawX * 7 + this.rawY * 49 + this.rawZ * 343;
  }

  private reference(): number {
    const isActive = this.bits.bit() === 1;
    const channel = this.bits.i32();
    return isActive ? channel : -1;
  }

  /** Three whole numbers of one size. */
  private vector(): void {
    const { bits } = this;
    const size = bits.below(this.layout.vectorLimit, this.vectorBits) + 2;
    const bias = 1 << (size - 1);
    this.rawX = bits.bits(size) - bias;
    this.rawY = bits.bits(size) - bias;
    this.rawZ = bits.bits(size) - bias;
  }

  private rigidBody(): void {
    const { positionUnit, velocityUnit, hasQuaternions } = this.layout;
    this.isAsleep = this.bits.bit() === 1;
    this.vector();
    this.x = clamp(this.rawX * positionUnit, MAX_POSITION);
    this.y = clamp(this.rawY * positionUnit, MAX_POSITION);
    this.z = clamp(this.rawZ * positionUnit, MAX_POSITION);
    if (hasQuaternions) this.quaternion();
    else this.angles();
    if (this.isAsleep) {
      this.vx = this.vy = this.vz = this.wx = this.wy = this.wz = 0;
      return;
    }
    this.vector();
    this.vx = clamp(this.rawX * velocityUnit, MAX_SPEED);
    this.vy = clamp(this.rawY * velocityUnit, MAX_SPEED);
    this.vz = clamp(this.rawZ * velocityUnit, MAX_SPEED);
    this.vector();
    this.wx = clamp(this.rawX * velocityUnit, MAX_SPEED);
    this.wy = clamp(this.rawY * velocityUnit, MAX_SPEED);
    this.wz = clamp(this.rawZ * velocityUnit, MAX_SPEED);
  }

  /** The largest part is left out, and follows from the others. */
  private quaternion(): void {
    const largest = this.bits.bits(2);
    const a = this.quaternionPart();
    const b = this.quaternionPart();
    const c = this.quaternionPart();
    const d = Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c));
    const x = largest === 0 ? d : a;
    const y = largest === 0 ? a : largest === 1 ? d : b;
    const z = largest < 2 ? b : largest === 2 ? d : c;
    const w = largest === 3 ? d : c;
    this.yaw = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
  }

  private quaternionPart(): number {
    return (this.bits.bits(18) / QUATERNION_STEPS - 0.5) * Math.SQRT2;
  }

  /** Pitch, yaw and roll, in half turns. */
  private angles(): void {
    this.bits.skip(16);
    this.yaw = ((this.bits.bits(16) - 32_768) / 32_767) * Math.PI;
    this.bits.skip(16);
  }
}
