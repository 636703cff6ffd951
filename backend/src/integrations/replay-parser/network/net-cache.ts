import { typeCode } from './attribute-type.ts';
import type { AttributeType } from './attribute-type.ts';
import { bitsBelow } from './bit-reader.ts';
import type { NetCacheEntry, ReplayBody } from './body-reader.ts';
import { PARENT_OF_CLASS } from './class-tree.ts';
import { useOf } from './attribute-use.ts';
import { StreamFault } from './stream-fault.ts';

const MAX_STREAM_ID = 1024;
/** Real chains have at most ten. */
const MAX_ANCESTORS = 32;
/** The limit of ids for a class without attributes. */
const EMPTY_LIMIT = 3;

/** How the attributes of a class are written in the stream: its own and those of its ancestors. */
export interface AttributeTable {
  /** Ids are written as numbers below this limit. */
  limit: number;
  limitBits: number;
  /** By id: the attribute's object, -1 for none. */
  objects: Int32Array;
  /** By id: `typeCode` of its value, 0 for an unknown one. */
  types: Uint8Array;
  /** By id: what the recording needs it for (`USE`), 0 for nothing. */
  uses: Uint8Array;
}

/** The classes of one file: what each inherits, and how its attributes are written. */
export class NetCache {
  private readonly entries = new Map<string, NetCacheEntry[]>();
  private readonly parentsByIds = new Map<string, string>();
  private readonly tables = new Map<string, AttributeTable | null>();

  constructor(
    private readonly body: Pick<ReplayBody, 'objects' | 'netCache'>,
    private readonly typeOf: (attribute: string) => AttributeType | undefined,
  ) {
    body.netCache.forEach((entry, index) => {
      const name = this.nameOf(entry);
      const known = this.entries.get(name);
      if (known === undefined) this.entries.set(name, [entry]);
      else known.push(entry);
      const parent = this.parentByIds(index);
      if (parent !== null && parent !== name && !this.parentsByIds.has(name)) this.parentsByIds.set(name, parent);
    });
  }

  /** The class and its ancestors, nearest first. */
  lineage(className: string): string[] {
    const names: string[] = [];
    for (let name: string | undefined = className; name !== undefined;) {
      if (names.includes(name) || names.length === MAX_ANCESTORS) break;
      names.push(name);
      name = PARENT_OF_CLASS.get(name) ?? this.parentsByIds.get(name);
    }
    return names;
  }

  /** Null when the file says nothing about the class and its ancestors, so that it cannot be read. */
  table(className: string): AttributeTable | null {
    let table = this.tables.get(className);
    if (table === undefined) {
      table = this.makeTable(className);
      this.tables.set(className, table);
    }
    return table;
  }

  private makeTable(className: string): AttributeTable | null {
    const entries = this.lineage(className).flatMap((name) => this.entries.get(name) ?? []);
    if (entries.length === 0) return null;
    const attributes = entries.flatMap((entry) => entry.attributes);
    const largest = attributes.reduce((most, { streamId }) => Math.max(most, streamId), -1);
    if (largest >= MAX_STREAM_ID || attributes.some(({ streamId }) => streamId < 0)) throw new StreamFault('limit');
    const limit = largest < 0 ? EMPTY_LIMIT : largest + 1;
    const table: AttributeTable = {
      limit,
      limitBits: bitsBelow(limit),
      objects: new Int32Array(limit).fill(-1),
      types: new Uint8Array(limit),
      uses: new Uint8Array(limit),
    };
    for (const { object, streamId } of attributes) {
      if (table.objects[streamId] !== -1) continue;
      const attribute = this.body.objects[object] ?? '';
      table.objects[streamId] = object;
      table.types[streamId] = typeCode(this.typeOf(attribute));
      table.uses[streamId] = useOf(attribute);
    }
    return table;
  }

  /** Parent ids are shared and sometimes missing, so the nearest earlier entry counts, then the next smaller id. */
  private parentByIds(index: number): string | null {
    const { netCache } = this.body;
    let best: NetCacheEntry | null = null;
    for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
      const entry = netCache[earlier];
      if (entry === undefined || entry.ownId > (netCache[index]?.parentId ?? 0)) continue;
      if (best === null || entry.ownId > best.ownId) best = entry;
    }
    return best === null ? null : this.nameOf(best);
  }

  private nameOf(entry: NetCacheEntry): string {
    return this.body.objects[entry.classObject] ?? '';
  }
}
