import { ByteReader } from './byte-reader.ts';
import { replayCrc } from './crc.ts';
import { decodeText } from './game-text.ts';
import { PropertyListReader } from './property-list.ts';
import type { HeaderProperty } from './property-list.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** The largest accepted header section, in bytes. The largest real one has 17.5 kB. */
export const MAX_HEADER_BYTES = 1024 * 1024;

/** Section size and checksum, both 32 bits, in front of the section. */
export const PREFIX_BYTES = 8;
const GAME_TYPE = 'TAGame.Replay_';
/** Every real file has the game type within these bytes, after any version fields. */
export const GAME_TYPE_WITHIN = 48;

/** The header section of a replay file. */
export interface ReplayHeader {
  engine: number;
  licensee: number;
  /** Null in files from before 2017, which do not have the field. */
  net: number | null;
  gameType: string;
  properties: HeaderProperty[];
}

/**
 * Reads the header section of a replay file (docs/replays.md). Does not read the network stream after it
 * (network/read-recording.ts). Throws only `ReplayUnreadable`, for any input.
 */
export const readReplayHeader = (content: Uint8Array): ReplayHeader => readSection(headerSection(content));

/** Where the header section ends, of a file whose header was read. */
export const headerEnd = (content: Uint8Array): number => PREFIX_BYTES + new ByteReader(content).i32();

const headerSection = (content: Uint8Array): Uint8Array => {
  if (content.length === 0) throw new ReplayUnreadable('empty');
  if (!decodeText(content.subarray(0, GAME_TYPE_WITHIN), false).includes(GAME_TYPE))
    throw new ReplayUnreadable('not-a-replay');
  const prefix = new ByteReader(content);
  const size = prefix.i32();
  const checksum = prefix.u32();
  if (size < 0 || size > MAX_HEADER_BYTES) throw new ReplayUnreadable('too-large');
  if (PREFIX_BYTES + size > content.length) throw new ReplayUnreadable('truncated');
  const section = content.subarray(PREFIX_BYTES, PREFIX_BYTES + size);
  if (replayCrc(section) !== checksum) throw new ReplayUnreadable('bad-checksum');
  return section;
};

const readSection = (section: Uint8Array): ReplayHeader => {
  const reader = new ByteReader(section);
  const engine = reader.i32();
  const licensee = reader.i32();
  const net = engine >= 866 && licensee >= 18 ? reader.i32() : null;
  const gameType = reader.text();
  if (!gameType.startsWith(GAME_TYPE)) throw new ReplayUnreadable('not-a-replay');
  const lists = new PropertyListReader(reader, engine === 0 && licensee === 0);
  return { engine, licensee, net, gameType, properties: readProperties(lists, reader) };
};

// after an unknown type the reader may be inside another value, so the rest does not count
const readProperties = (lists: PropertyListReader, reader: ByteReader): HeaderProperty[] => {
  try {
    const properties = lists.read();
    if (!lists.steppedOverUnknown || reader.remaining === 0) return properties;
  } catch (error) {
    if (!lists.steppedOverUnknown || !(error instanceof ReplayUnreadable)) throw error;
  }
  throw new ReplayUnreadable('unknown-property');
};
