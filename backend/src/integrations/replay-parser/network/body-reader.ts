import { ByteReader } from '../byte-reader.ts';
import { replayCrc } from '../crc.ts';
import { StreamFault } from './stream-fault.ts';

/** Larger than any real file, which ends at some five megabytes. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MAX_LIST = 25_000;
/** A real file has some hundred classes. */
const MAX_CLASSES = 2048;
const PREFIX_BYTES = 8;
const TEXT_BYTES = 4;

/** What a file says about one class: its own attributes with their ids in the stream. All numbers index `objects`. */
export interface NetCacheEntry {
  classObject: number;
  parentId: number;
  ownId: number;
  attributes: readonly { object: number; streamId: number }[];
}

/** The parts of a replay file's body that the stream's reader needs. */
export interface ReplayBody {
  stream: Uint8Array;
  /** Classes, things and attributes by name: one table for all. */
  objects: string[];
  names: string[];
  netCache: NetCacheEntry[];
}

/**
 * The body section after the header; null when the file ends before it, or has an empty one. Throws `StreamFault`, or
 * `ReplayUnreadable` of a text or a length that points outside.
 */
export const readBody = (content: Uint8Array, start: number): ReplayBody | null => {
  if (content.length <= start) return null;
  const prefix = new ByteReader(content.subarray(start));
  if (prefix.remaining < PREFIX_BYTES) throw new StreamFault('truncated');
  const size = prefix.i32();
  const checksum = prefix.u32();
  if (size === 0) return null;
  if (size < 0 || size > MAX_BODY_BYTES) throw new StreamFault('limit');
  if (size > prefix.remaining) throw new StreamFault('truncated');
  const section = prefix.slice(size);
  if (replayCrc(section) !== checksum) throw new StreamFault('bad-checksum');
  return readSection(new ByteReader(section));
};

const readSection = (reader: ByteReader): ReplayBody => {
  const skipText = () => reader.skipText();
  list(reader, TEXT_BYTES, skipText); // levels
  list(reader, 12, () => reader.skip(12)); // key frames
  const size = reader.i32();
  if (size < 0 || size > reader.remaining) throw new StreamFault('truncated');
  const stream = reader.slice(size);
  list(reader, 4 + 2 * TEXT_BYTES, () => (reader.skip(4), skipText(), skipText())); // debug strings
  list(reader, TEXT_BYTES + 4, () => (skipText(), reader.skip(4))); // tick marks
  list(reader, TEXT_BYTES, skipText); // packages
  const objects = list(reader, TEXT_BYTES, () => reader.text());
  const names = list(reader, TEXT_BYTES, () => reader.text());
  list(reader, TEXT_BYTES + 4, () => (skipText(), reader.skip(4))); // class indices
  const indexOf = (table: readonly string[]) => {
    const index = reader.i32();
    if (index < 0 || index >= table.length) throw new StreamFault('index');
    return index;
  };
  const netCache = list(reader, 16, () => ({
    classObject: indexOf(objects),
    parentId: reader.i32(),
    ownId: reader.i32(),
    attributes: list(reader, 8, () => ({ object: indexOf(objects), streamId: reader.i32() })),
  }));
  const attributes = netCache.reduce((sum, entry) => sum + entry.attributes.length, 0);
  if (netCache.length > MAX_CLASSES || attributes > MAX_LIST) throw new StreamFault('limit');
  return { stream, objects, names, netCache };
};

/** A count, then the elements. The count must fit into what is left, before anything is allocated. */
const list = <T>(reader: ByteReader, elementBytes: number, element: () => T): T[] => {
  const count = reader.i32();
  if (count < 0 || count > MAX_LIST) throw new StreamFault('limit');
  if (count * elementBytes > reader.remaining) throw new StreamFault('truncated');
  const elements: T[] = [];
  for (let read = 0; read < count; read += 1) elements.push(element());
  return elements;
};
