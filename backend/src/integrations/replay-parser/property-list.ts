import type { ByteReader } from './byte-reader.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** Limits of one header. The largest real file has nesting 4 and some 900 properties. */
export const PROPERTY_LIMITS = { nesting: 8, list: 1024, properties: 20_000, playerRows: 64 } as const;

/** An empty list is the word `None` with its length; no element is shorter. */
const SHORTEST_LIST_BYTES = 9;

export type PropertyValue =
  | { kind: 'int' | 'float' | 'byte'; value: number }
  /** u64 as decimal text. */
  | { kind: 'qword'; value: string }
  | { kind: 'str' | 'name'; value: string }
  | { kind: 'bool'; value: boolean }
  /** `enumType` is empty in files of engine version 0.0. */
  | { kind: 'enum'; enumType: string; value: string }
  | { kind: 'array'; items: HeaderProperty[][] }
  | { kind: 'struct'; structType: string; properties: HeaderProperty[] }
  /** An unknown type, skipped by its declared size. */
  | { kind: 'unknown'; type: string };

/** One named value. Elements of a fixed-size array repeat the name with `index` 1, 2 and so on. */
export interface HeaderProperty {
  name: string;
  index: number;
  value: PropertyValue;
}

/** Reads the nested property lists of one header section, within `PROPERTY_LIMITS`. */
export class PropertyListReader {
  /** True after a type was skipped. The rest is then uncertain, because the declared size is not always right. */
  steppedOverUnknown = false;
  private properties = 0;

  constructor(
    private readonly reader: ByteReader,
    private readonly engineZero: boolean,
  ) {}

  /** The properties until the closing `None`. `nesting` is 1 for the outermost list. */
  read(nesting = 1): HeaderProperty[] {
    if (nesting > PROPERTY_LIMITS.nesting) throw new ReplayUnreadable('limit');
    const list: HeaderProperty[] = [];
    // a list counts as a property too, otherwise a header of empty lists would have no limit
    this.count();
    for (let name = this.reader.text(); name !== 'None'; name = this.reader.text()) {
      this.count();
      const type = this.reader.text();
      const size = this.reader.u32();
      const index = this.reader.u32();
      const value = type === 'ArrayProperty' ? this.array(name, nesting) : this.value(type, size, nesting);
      list.push({ name, index, value });
    }
    return list;
  }

  private count(): void {
    this.properties += 1;
    if (this.properties > PROPERTY_LIMITS.properties) throw new ReplayUnreadable('limit');
  }

  private value(type: string, size: number, nesting: number): PropertyValue {
    const { reader } = this;
    switch (type) {
      case 'IntProperty':
        return { kind: 'int', value: reader.i32() };
      case 'FloatProperty':
        return { kind: 'float', value: reader.f32() };
      case 'QWordProperty':
        return { kind: 'qword', value: reader.u64() };
      case 'StrProperty':
        return { kind: 'str', value: reader.text() };
      case 'NameProperty':
        return { kind: 'name', value: reader.text() };
      case 'BoolProperty':
        return { kind: 'bool', value: (this.engineZero ? reader.u32() : reader.u8()) === 1 };
      case 'ByteProperty':
        return this.byte();
      case 'StructProperty':
        return { kind: 'struct', structType: reader.text(), properties: this.read(nesting + 1) };
      default:
        this.steppedOverUnknown = true;
        reader.skip(size);
        return { kind: 'unknown', type };
    }
  }

  private byte(): PropertyValue {
    if (this.engineZero) return { kind: 'enum', enumType: '', value: this.reader.text() };
    const enumType = this.reader.text();
    return enumType === 'None'
      ? { kind: 'byte', value: this.reader.u8() }
      : { kind: 'enum', enumType, value: this.reader.text() };
  }

  private array(name: string, nesting: number): PropertyValue {
    const count = this.reader.i32();
    if (count < 0) throw new ReplayUnreadable('damaged');
    const limit = name === 'PlayerStats' ? PROPERTY_LIMITS.playerRows : PROPERTY_LIMITS.list;
    if (count > limit) throw new ReplayUnreadable('limit');
    if (count * SHORTEST_LIST_BYTES > this.reader.remaining) throw new ReplayUnreadable('damaged');
    const items: HeaderProperty[][] = [];
    for (let read = 0; read < count; read += 1) items.push(this.read(nesting + 1));
    return { kind: 'array', items };
  }
}
