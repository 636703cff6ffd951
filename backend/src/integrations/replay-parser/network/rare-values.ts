import { readAccount, readAccountOf } from './account-id.ts';
import type { AttributeType } from './attribute-type.ts';
import { bitsBelow } from './bit-reader.ts';
import type { BitReader } from './bit-reader.ts';
import type { StreamLayout } from './stream-layout.ts';

/** The types that value-reader.ts reads itself. */
type CommonType = 'Boolean' | 'Byte' | 'Int' | 'ActorRef' | 'RigidBody' | 'ReplicatedBoost' | 'Pickup' | 'PickupNew';

/** What the length of rare values depends on. */
export interface RareContext {
  bits: BitReader;
  layout: StreamLayout;
  /** A product's value has a form by its object. */
  objects: readonly string[];
}

const REFERENCE_BITS = 33;
const HOST_NAME_BYTES = 255;
const OLD_PAINTS = 14;

const skipVector = ({ bits, layout }: RareContext): void => {
  const size = bits.below(layout.vectorLimit, bitsBelow(layout.vectorLimit)) + 2;
  bits.skip(3 * size);
};

/** Three angles; one that is 0 has one bit only. */
export const skipRotation = ({ bits }: RareContext): void => {
  for (let part = 0; part < 3; part += 1) if (bits.bit() === 1) bits.skip(8);
};

const fixed =
  (count: number) =>
  ({ bits }: RareContext): void =>
    bits.skip(count);

const skipDemolition = (context: RareContext): void => {
  context.bits.skip(2 * REFERENCE_BITS);
  skipVector(context);
  skipVector(context);
};

const skipExplosion = (context: RareContext): void => {
  context.bits.skip(REFERENCE_BITS);
  skipVector(context);
};

/** The numbers after the first seven of a loadout, by the version in its first byte. */
const LOADOUT_PARTS = [
  [11, 1],
  [16, 3],
  [17, 1],
  [19, 1],
  [22, 3],
] as const;

const skipLoadout = ({ bits }: RareContext): void => {
  const version = bits.bits(8);
  const more = LOADOUT_PARTS.reduce((sum, [since, parts]) => (version >= since ? sum + parts : sum), 0);
  bits.skip((7 + more) * 32);
};

const skipProducts = (context: RareContext): void => {
  const slots = context.bits.bits(8);
  for (let slot = 0; slot < slots; slot += 1) {
    const items = context.bits.bits(8);
    for (let item = 0; item < items; item += 1) skipProduct(context);
  }
};

const skipProduct = ({ bits, layout, objects }: RareContext): void => {
  bits.skip(1);
  const object = objects[bits.u32()] ?? '';
  if (object === 'TAGame.ProductAttribute_UserColor_TA') {
    if (layout.hasPlainUserColours) bits.skip(32);
    else if (bits.bit() === 1) bits.skip(31);
  } else if (/^TAGame\.ProductAttribute_(Painted|TeamEdition)_TA$/.test(object)) {
    if (layout.hasWideColours) bits.skip(31);
    else bits.below(OLD_PAINTS, bitsBelow(OLD_PAINTS));
  } else if (object === 'TAGame.ProductAttribute_TitleID_TA') {
    bits.skipText();
  } else if (object === 'TAGame.ProductAttribute_SpecialEdition_TA') {
    bits.skip(31);
  }
};

const skipReservation = ({ bits, layout }: RareContext): void => {
  bits.skip(3);
  const { system, id } = readAccount(bits, layout);
  if (system !== 0) bits.skipText();
  else if (id !== '') {
    let left = HOST_NAME_BYTES;
    while (left > 0 && bits.bits(8) !== 0) left -= 1;
  }
  bits.skip(layout.reservationBits);
};

/** How to read past the values that the recording does not need, or seldom. */
export const PAST: Readonly<Record<Exclude<AttributeType, CommonType>, (context: RareContext) => void>> = {
  Float: fixed(32),
  Int64: fixed(64),
  Bits11: fixed(11),
  String: ({ bits }) => bits.skipText(),
  Location: skipVector,
  Rotation: skipRotation,
  UniqueId: ({ bits, layout }) => void readAccount(bits, layout),
  PartyLeader: ({ bits, layout }) => {
    const system = bits.bits(8);
    if (system !== 0) readAccountOf(system, bits, layout);
  },
  Reservation: skipReservation,
  CamSettings: ({ bits, layout }) => bits.skip(32 * layout.cameraFloats),
  Loadout: skipLoadout,
  Loadouts: (context) => {
    skipLoadout(context);
    skipLoadout(context);
  },
  LoadoutOnline: skipProducts,
  LoadoutsOnline: (context) => {
    skipProducts(context);
    skipProducts(context);
    context.bits.skip(2);
  },
  TeamPaint: fixed(3 * 8 + 2 * 32),
  ClubColors: fixed(2 * (1 + 8)),
  Title: fixed(2 + 5 * 32 + 1),
  Demolish: skipDemolition,
  DemolishFx: (context) => {
    context.bits.skip(REFERENCE_BITS);
    skipDemolition(context);
  },
  DemolishExtended: (context) => {
    context.bits.skip(3 * REFERENCE_BITS + 1);
    skipDemolition(context);
  },
  Explosion: skipExplosion,
  ExtendedExplosion: (context) => {
    skipExplosion(context);
    context.bits.skip(REFERENCE_BITS);
  },
  PickupInfo: fixed(3 * REFERENCE_BITS + 1),
  GameMode: ({ bits, layout }) => bits.skip(layout.gameModeBits),
  GameServerId: ({ bits, layout }) => (layout.hasTextServerIds ? bits.skipText() : bits.skip(64)),
  // the third text is the lobby's password: it is read past like the others, and never kept
  PrivateMatchSettings: ({ bits }) => {
    bits.skipText();
    bits.skip(2 * 32);
    bits.skipText();
    bits.skipText();
    bits.skip(1);
  },
  StatEvent: fixed(REFERENCE_BITS),
  RepStatTitle: ({ bits }) => {
    bits.skip(1);
    bits.skipText();
    bits.skip(1 + 2 * 32);
  },
  MusicStinger: fixed(1 + 32 + 8),
  WeldedInfo: (context) => {
    context.bits.skip(REFERENCE_BITS);
    skipVector(context);
    context.bits.skip(32);
    skipRotation(context);
  },
  DamageState: (context) => {
    context.bits.skip(8 + REFERENCE_BITS);
    skipVector(context);
    context.bits.skip(2);
  },
  AppliedDamage: (context) => {
    context.bits.skip(8);
    skipVector(context);
    context.bits.skip(2 * 32);
  },
  FlaggedByte: fixed(1 + 8),
  PlayerHistoryKey: fixed(14),
  Impulse: fixed(2 * 32),
  LogoData: fixed(32 + 1),
};
