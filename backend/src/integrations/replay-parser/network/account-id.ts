import type { BitReader } from './bit-reader.ts';
import { StreamFault } from './stream-fault.ts';

/** The platform of an account as the stream numbers it. */
export const SYSTEM = {
  none: 0,
  steam: 1,
  playStation: 2,
  xbox: 4,
  qq: 5,
  switch: 6,
  psyNet: 7,
  epic: 11,
} as const;

/** An account of the stream. */
export interface StreamAccount {
  system: number;
  /** Decimal text, or 32 hexadecimal digits for Epic; empty for none. */
  id: string;
  /** The PSN name; empty elsewhere. */
  name: string;
  /** 0 for the account's owner, more for guests on a split screen. */
  splitScreen: number;
}

/** What decides how many bytes some accounts have. */
interface AccountLayout {
  playStationFillBytes: number;
  psyNetFillBytes: number;
}

const PSN_NAME_BYTES = 16;
const SWITCH_FILL_BYTES = 24;

/** Reads an account with its system. */
export const readAccount = (bits: BitReader, layout: AccountLayout): StreamAccount =>
  readAccountOf(bits.bits(8), bits, layout);

/** Reads an account whose system was read. */
export const readAccountOf = (system: number, bits: BitReader, layout: AccountLayout): StreamAccount => {
  let id = '';
  let name = '';
  switch (system) {
    case SYSTEM.none:
      id = nonZero(String(bits.bits(24)));
      break;
    case SYSTEM.steam:
    case SYSTEM.xbox:
    case SYSTEM.qq:
      id = nonZero(bits.u64());
      break;
    case SYSTEM.playStation:
      name = psnName(bits);
      bits.skip(layout.playStationFillBytes * 8);
      id = nonZero(bits.u64());
      break;
    case SYSTEM.switch:
      id = nonZero(bits.u64());
      bits.skip(SWITCH_FILL_BYTES * 8);
      break;
    case SYSTEM.psyNet:
      id = nonZero(bits.u64());
      bits.skip(layout.psyNetFillBytes * 8);
      break;
    case SYSTEM.epic:
      id = bits.text().toLowerCase();
      break;
    default:
      throw new StreamFault('account');
  }
  return { system, id, name, splitScreen: bits.bits(8) };
};

const nonZero = (id: string): string => (id === '0' ? '' : id);

const psnName = (bits: BitReader): string => {
  let name = '';
  let isOver = false;
  for (let index = 0; index < PSN_NAME_BYTES; index += 1) {
    const byte = bits.bits(8);
    isOver ||= byte === 0;
    if (!isOver) name += String.fromCharCode(byte);
  }
  return name;
};
