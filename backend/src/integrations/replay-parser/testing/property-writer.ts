import type { HeaderProperty, PropertyValue } from '../property-list.ts';

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value | 0);
  return bytes;
};

/** Writes text as the game does: 8-bit when every character is in both Latin-1 and windows-1252, otherwise UTF-16. */
export const writeText = (text: string): Buffer => {
  if (text === '') return int32(0);
  const fits = /^[\x01-\x7f\xa0-\xff]*$/.test(text);
  return fits
    ? Buffer.concat([int32(text.length + 1), Buffer.from(`${text}\0`, 'latin1')])
    : Buffer.concat([int32(-(text.length + 1)), Buffer.from(`${text}\0`, 'utf16le')]);
};

/** A property list with its closing `None`. `engineZero` writes the older form of two types. */
export const writeList = (list: HeaderProperty[], engineZero = false): Buffer =>
  Buffer.concat([...list.map((property) => writeProperty(property, engineZero)), writeText('None')]);

const writeProperty = ({ name, index, value }: HeaderProperty, engineZero: boolean): Buffer => {
  const { type, before, body } = encoded(value, engineZero);
  const size = value.kind === 'bool' ? 0 : body.length;
  return Buffer.concat([writeText(name), writeText(type), int32(size), int32(index), before, body]);
};

interface Encoded {
  type: string;
  /** Text between the index and the value that the declared size does not include. */
  before: Buffer;
  body: Buffer;
}

const encoded = (value: PropertyValue, engineZero: boolean): Encoded => {
  const nothing: Buffer = Buffer.alloc(0);
  const plain = (type: string, body: Buffer, before = nothing): Encoded => ({ type, before, body });
  switch (value.kind) {
    case 'int':
      return plain('IntProperty', int32(value.value));
    case 'float': {
      const body = Buffer.alloc(4);
      body.writeFloatLE(value.value);
      return plain('FloatProperty', body);
    }
    case 'qword': {
      const body = Buffer.alloc(8);
      body.writeBigUInt64LE(BigInt(value.value));
      return plain('QWordProperty', body);
    }
    case 'str':
      return plain('StrProperty', writeText(value.value));
    case 'name':
      return plain('NameProperty', writeText(value.value));
    case 'bool':
      return plain('BoolProperty', engineZero ? int32(Number(value.value)) : Buffer.from([Number(value.value)]));
    case 'byte':
      return plain('ByteProperty', Buffer.from([value.value]), writeText('None'));
    case 'enum':
      return plain('ByteProperty', writeText(value.value), engineZero ? nothing : writeText(value.enumType));
    case 'array':
      return plain(
        'ArrayProperty',
        Buffer.concat([int32(value.items.length), ...value.items.map((item) => writeList(item, engineZero))]),
      );
    case 'struct':
      return plain('StructProperty', writeList(value.properties, engineZero), writeText(value.structType));
    case 'unknown':
      return plain(value.type, nothing);
  }
};
